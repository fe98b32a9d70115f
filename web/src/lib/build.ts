// Which client this is: the name of its first file, as the server says it of its own.
export const BUILD_HEADER = "X-Feldherr-Build";
const ENTRY = /\/assets\/([\w.-]+)\.js$/;

/** Empty while the client is being developed. */
export const ownBuild: string = ENTRY.exec(new URL(globalThis.document?.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "http://here").pathname)?.[1] ?? "";
