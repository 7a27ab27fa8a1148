import type { Config } from '../config.js';
import { contentSeed } from './content.js';
import { emptyHotelSeed } from './empty-hotel.js';
import { eventsSeed } from './events.js';
import { hallsSeed } from './halls.js';
import { restaurantSeed } from './restaurant.js';
import { roomsSeed } from './rooms.js';
import type { Seed } from './seed.js';
import { settingsSeed } from './settings.js';
import { spaSeed } from './spa.js';

/** Every feature's seed, one line each, in the order in which one needs another. */
export const allSeeds: readonly Seed[] = [
  roomsSeed,
  spaSeed,
  eventsSeed,
  hallsSeed,
  settingsSeed,
  contentSeed,
  restaurantSeed,
];

/** What an empty database is given, by the variable `SEED`. */
export const seedsOf: Record<Config['seed'], readonly Seed[]> = {
  demo: allSeeds,
  none: [emptyHotelSeed],
};
