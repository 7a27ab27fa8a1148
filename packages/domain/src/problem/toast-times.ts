/** Milliseconds that a toast stays where the specification names a time of its own (spec 8). */
export const SHORT_TOAST_MS = 4000;
export const LONG_TOAST_MS = 5000;
