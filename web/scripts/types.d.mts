/** The types of the routes and shapes in a description of the API. */
export function typesOf(description: { openapi: string; info: object; paths: object; components: object }): Promise<string>;
