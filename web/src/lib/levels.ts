// How strong a bot is, from one to five.
const LEVELS = ["random", "recruit", "captain", "marshal", "wallenstein"];

/** Against whom a first game is played. */
export const FIRST = "recruit";

export const MOST = LEVELS.length;

/** 0 for a level that this client does not know. */
export const strengthOf = (level: string): number => LEVELS.indexOf(level) + 1;
