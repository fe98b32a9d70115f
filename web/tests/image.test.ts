import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("the container's build gets all that the client is made from", () => {
  const copied = [...readFileSync(`${root}Dockerfile`, "utf8").matchAll(/^COPY (src\/\S+) \/build\/\1$/gm)].map((line) => line[1]!);
  const build = mkdtempSync(join(tmpdir(), "feldherr-image-"));
  try {
    for (const folder of [...copied, "web/scripts"]) cpSync(root + folder, join(build, folder), { recursive: true });
    symlinkSync(`${root}web/node_modules`, join(build, "web/node_modules"));
    execFileSync("node", ["web/scripts/prepare.mjs"], { cwd: build });
    const made = readdirSync(`${root}web/src/generated`).filter((name) => name !== "api.d.ts"); // types are for the compiler alone
    expect(readdirSync(join(build, "web/src/generated"))).toEqual(made);
  } finally {
    rmSync(build, { recursive: true });
  }
});
