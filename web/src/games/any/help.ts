// A game without a screen of its own has its rules to help with, and no keys.
import type { HelpFace } from "../../shell/game";

export const help: HelpFace = { keys: [] };
