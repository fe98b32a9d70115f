import { svelte } from "@sveltejs/vite-plugin-svelte";
import { env } from "node:process";
import { defineConfig } from "vitest/config";

const server = env["FELDHERR_SERVER"] ?? "http://127.0.0.1:1618";

export default defineConfig({
  plugins: [svelte()],
  // Rapier's package imports its wasm as a module; ours is fetched as a file (src/tower/rapier.ts).
  resolve: { alias: [{ find: /^\.\/rapier_wasm3d$/, replacement: "@dimforge/rapier3d/rapier_wasm3d_bg.js" }] },
  worker: { format: "es" },
  build: {
    outDir: "../src/feldherr/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 600, // three.js is loaded when a tower is first seen; `npm run weigh` holds the sizes
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is nothing to warn of
  },
  server: { proxy: { "/api": { target: server } }, fs: { allow: [".."] } }, // icons are the package's
  // inlined, so that the alias counts for it there, too; a busy machine is given time
  test: { server: { deps: { inline: [/rapier3d/] } }, testTimeout: 60_000 },
  preview: { proxy: { "/api": { target: server } } },
});
