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
const MODULES = ["src/games/wallenstein/winter.ts", "src/games/wallenstein/map/steer.ts", "src/lib/api.ts"].map(read);

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

it("fails to compile when keys of events, requests and addresses, or a route, have other names", async () => {
  const names = ["shortage", "after", "since", "/api/v1/tables/{table_id}/hint"];
  const found = await faults(names.reduce((text, name) => text.replaceAll(`"${name}"`, '"renamed"'), described));
  const of = (name: string) => found.filter((fault) => fault.includes(name)).length;
  expect([of("'shortage' does not exist"), of("'after' does not exist"), of("'since' does not exist"), of('"/tables/{table_id}/hint"')]).toEqual([1, 3, 2, 1]);
  expect(found.length).toBe(7);
}, 120_000);
