// Types of all that the server answers, from its own description: a key renamed there is an error here.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

/** The types of the shapes in a description. */
export async function typesOf({ openapi, info, components }) {
  return astToString(await openapiTS({ openapi, info, paths: {}, components }, { arrayLength: true }));
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
