/**
 * For what fills in after hydration: as high as the screen from the first paint on, so that the footer
 * stays below it and nothing in sight moves.
 */
export const screenHigh = { minBlockSize: '100svh' } as const;
