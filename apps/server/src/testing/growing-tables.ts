import { getTableName, type Table } from 'drizzle-orm';
import * as schema from '../database/schema.js';

/** Whether a table's rows grow with guests and days, or are bounded by what the hotel has. */
const growth: Record<keyof typeof schema, 'bounded' | 'grows'> = {
  accountTokens: 'grows',
  bookings: 'grows',
  cacheVersions: 'bounded',
  calendarBlocks: 'grows',
  calendars: 'bounded',
  contentPages: 'bounded',
  deskChanges: 'grows',
  events: 'bounded',
  hallRequestEvents: 'grows',
  hallRequests: 'grows',
  halls: 'bounded',
  hashSecrets: 'bounded',
  holds: 'grows',
  hotelWords: 'bounded',
  idempotencyKeys: 'grows',
  knownBrowsers: 'grows',
  knownNetworks: 'grows',
  menuItems: 'bounded',
  morningLetters: 'grows',
  passkeyChallenges: 'bounded',
  passkeys: 'grows',
  paymentEvents: 'grows',
  payments: 'grows',
  pictures: 'bounded',
  preferences: 'grows',
  rateLimits: 'grows',
  receipts: 'grows',
  recordWords: 'bounded',
  roomAvailability: 'grows',
  rooms: 'bounded',
  sandboxCheckouts: 'grows',
  seedRuns: 'bounded',
  sessions: 'grows',
  settingChanges: 'grows',
  settings: 'bounded',
  specialists: 'bounded',
  subscribers: 'grows',
  takenSlots: 'grows',
  treatmentCategories: 'bounded',
  treatments: 'bounded',
  users: 'grows',
};

const tables: Record<string, Table> = schema;

/** The names, in the database, of the tables that grow. */
export const growingTables: ReadonlySet<string> = new Set(
  Object.entries(growth)
    .filter(([, how]) => how === 'grows')
    .flatMap(([name]) => (tables[name] ? [getTableName(tables[name])] : [])),
);
