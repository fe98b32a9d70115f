// A key renamed on the server is an error here, wherever the client reads it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";
import { typesOf } from "../scripts/types.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
const described = readFileSync(`${web}openapi.json`, "utf8");
const read = (name: string) => `${web}${name}`;
const GENERATED = read("src/generated/api.d.ts");
/** Modules that read views and events. */
const READERS = [read("src/games/wallenstein/winter.ts"), read("src/games/wallenstein/map/steer.ts")];

/** What the compiler says of these modules, if the server describes itself so. */
async function faults(document: string): Promise<string[]> {
  const types = await typesOf(JSON.parse(document));
  const { options } = ts.convertCompilerOptionsFromJson({ ...ts.readConfigFile(read("tsconfig.json"), ts.sys.readFile).config.compilerOptions, types: ["vite/client"] }, web);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === GENERATED || fileExists(name);
  host.getSourceFile = (name, ...rest) => (name === GENERATED ? ts.createSourceFile(name, types, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest));
  const program = ts.createProgram(READERS, options, host);
  return READERS.flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name))).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

it("fails to compile when a key has another name", async () => {
  expect(await faults(described.replaceAll('"shortage"', '"want"'))).toEqual([expect.stringContaining("'shortage' does not exist")]);
}, 120_000);
