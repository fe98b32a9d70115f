// A key renamed on the server is an error here, wherever the client reads or sends it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";
import { typesOf } from "../scripts/types.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
const described = readFileSync(`${web}openapi.json`, "utf8");
const read = (name: string) => `${web}${name}`;
const GENERATED = read("src/generated/api.d.ts");
/** Modules that read views and events, and one that asks. */
const MODULES = ["src/games/wallenstein/winter.ts", "src/games/wallenstein/map/lag.ts", "src/lib/api.ts"].map(read);

/** What the compiler says of these modules, if the server describes itself so. */
async function faults(document: string): Promise<string[]> {
  const types = await typesOf(JSON.parse(document));
  const { options } = ts.convertCompilerOptionsFromJson({ ...ts.readConfigFile(read("tsconfig.json"), ts.sys.readFile).config.compilerOptions, types: ["vite/client"] }, web);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === GENERATED || fileExists(name);
  host.getSourceFile = (name, ...rest) => (name === GENERATED ? ts.createSourceFile(name, types, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest));
  const program = ts.createProgram(MODULES, options, host);
  return MODULES.flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name))).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

it.each([
  ["shortage", "'shortage' does not exist"], // of an event
  ["after", "'after' does not exist"], // of three requests
  ["since", "'since' does not exist"], // of two addresses
  ["/api/v1/tables/{table_id}/hint", '"/tables/{table_id}/hint"'], // a route
])("fails to compile when %s has another name", async (name, fault) => {
  const found = await faults(described.replaceAll(`"${name}"`, '"renamed"'));
  expect(found.length).toBeGreaterThan(0);
  for (const each of found) expect(each).toContain(fault);
}, 120_000);
