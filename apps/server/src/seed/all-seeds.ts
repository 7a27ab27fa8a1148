import type { Seed } from './seed.js';

/** Every feature's seed, one line each, in the order in which one needs another. */
export const allSeeds: readonly Seed[] = [];
