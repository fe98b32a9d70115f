// Rapier with its wasm as a file of its own, which the browser compiles while it comes and keeps.
import * as glue from "@dimforge/rapier3d/rapier_wasm3d_bg.js";

/**
 * Rapier works from here on; gives back its memory. Its package loads the wasm as a module, which browsers do not do: see
 * vite.config.ts.
 */
export async function loadRapier(file: Response | PromiseLike<Response> | BufferSource): Promise<WebAssembly.Memory> {
  const imports = { "./rapier_wasm3d_bg.js": glue as unknown as WebAssembly.ModuleImports };
  const bytes = file instanceof ArrayBuffer || ArrayBuffer.isView(file);
  const { instance } = bytes ? await WebAssembly.instantiate(file, imports) : await WebAssembly.instantiateStreaming(file, imports);
  glue.__wbg_set_wasm(instance.exports);
  return instance.exports["memory"] as WebAssembly.Memory;
}
