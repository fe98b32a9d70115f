import type { Compiled } from "../src/lib/words";

export function compile(text: string, file?: string): Compiled;
export function languagesIn(folder: string): string[];
export function chunksOf(folder: string, language: string): Record<string, Compiled>;
export function typesOf(folder: string): string;
