/** The types of the shapes in a description of the API. */
export function typesOf(description: { openapi: string; info: object; components: object }): Promise<string>;
