import { svelte } from "@sveltejs/vite-plugin-svelte";
import { env } from "node:process";
import { defineConfig } from "vite";

const server = env["FELDHERR_SERVER"] ?? "http://127.0.0.1:1618";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/feldherr/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is nothing to warn of
  },
  server: { proxy: { "/api": { target: server } }, fs: { allow: [".."] } }, // icons are the package's
  preview: { proxy: { "/api": { target: server } } },
});
