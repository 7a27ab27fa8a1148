import type { Database } from '../database/connect.js';
import { halls } from './tables.js';

/** A hall in the database of a test. */
export async function insertHall(
  db: Database,
  overrides: Partial<typeof halls.$inferInsert> = {},
): Promise<void> {
  await db.insert(halls).values({
    id: 'majlis',
    position: 1,
    name: 'The Majlis',
    size: 860,
    capacity: 40,
    priceCents: 12_000,
    amenities: ['Projector', 'Whiteboard'],
    status: 'Available',
    images: ['majlis.webp'],
    ...overrides,
  });
}
