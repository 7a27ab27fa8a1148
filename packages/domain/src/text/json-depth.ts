/** Deeper than anything that is sent to the hotel, and shallow enough for every schema to follow. */
export const MOST_JSON_DEPTH = 64;
