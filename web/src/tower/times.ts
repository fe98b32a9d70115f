// How long a throw takes to be shown, in milliseconds.

/** Cubes are gathered from the tray for so long, ... */
export const GATHER = 380;
/** ... and fall for so long at most. */
export const LONGEST_FALL = 1800;
