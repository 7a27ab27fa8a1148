import { eventsSeed } from './events.js';
import { hallsSeed } from './halls.js';
import type { Seed } from './seed.js';
import { spaSeed } from './spa.js';

/** Every feature's seed, one line each, in the order in which one needs another. */
export const allSeeds: readonly Seed[] = [spaSeed, eventsSeed, hallsSeed];
