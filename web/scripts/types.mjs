// Types of all that the server answers, from its own description: a key renamed there is an error here.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

/** The types of the routes and shapes in a description; what has a default may be left out. */
export async function typesOf(description) {
  return astToString(await openapiTS(description, { arrayLength: true, defaultNonNullable: false }));
}

const web = fileURLToPath(new URL("..", import.meta.url));
const description = `${web}openapi.json`;
const types = `${web}src/generated/api.d.ts`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const fresh = existsSync(types) && statSync(types).mtimeMs > statSync(description).mtimeMs;
  if (!fresh) {
    mkdirSync(`${web}src/generated`, { recursive: true });
    writeFileSync(types, await typesOf(JSON.parse(readFileSync(description, "utf8"))));
  }
}
