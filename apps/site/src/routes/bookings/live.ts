/** How often a booking that may change elsewhere is asked for. */
export const LIVE_MS = 5000;
