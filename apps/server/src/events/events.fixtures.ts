import type { Database } from '../database/connect.js';
import { events } from './tables.js';

/** An event of 5 December at $85.00, with 40 places of which 12 are taken. */
export async function insertEvent(
  db: Database,
  overrides: Partial<typeof events.$inferInsert> = {},
): Promise<void> {
  await db.insert(events).values({
    id: 'lantern-dinner',
    title: 'Lantern Dinner on the Sand',
    description: 'Five courses at one long table below the palms.',
    date: '2026-12-05',
    startTime: '19:30',
    endTime: '23:00',
    location: 'The Lower Beach',
    priceCents: 8_500,
    maxAttendees: 40,
    currentAttendees: 12,
    images: ['lantern.webp'],
    status: 'upcoming',
    active: true,
    publishWebsite: true,
    isRefundable: true,
    extras: [{ _id: 'photo', name: 'Photographs', price: 25.5 }],
    addons: [{ _id: 'front-row', name: 'Seat beside the music', price: 15 }],
    ...overrides,
  });
}
