// Beside every file of the build that grows smaller by it a gzipped one, which the server sends to browsers that take it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const folder = fileURLToPath(new URL("../../src/feldherr/server/static/", import.meta.url));
const LEAST = 1000;
for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css|svg|html|wasm)$/.test(name)) continue;
  const content = readFileSync(folder + name);
  if (content.length >= LEAST) writeFileSync(`${folder}${name}.gz`, gzipSync(content, { level: 9 }));
}
