import type { Complete } from '../record/index.js';
import type { HotelEvent } from './event.schema.js';

export function buildEvent(overrides: Partial<HotelEvent> = {}): HotelEvent {
  return {
    _id: 'lantern-dinner',
    title: 'Lantern Dinner on the Sand',
    description: 'Five courses at one long table below the palms, with an oud player from Sur.',
    date: '2026-12-05',
    startTime: '19:30',
    endTime: '23:00',
    location: 'The Lower Beach',
    price: 85,
    maxAttendees: 40,
    currentAttendees: 12,
    images: ['lantern.webp'],
    status: 'upcoming',
    active: true,
    publishWebsite: true,
    isRefundable: true,
    extras: [
      { _id: 'wine', name: 'Wine pairing', price: 45 },
      { _id: 'transfer', name: 'Transfer from Muscat', price: 30 },
      { _id: 'photo', name: 'Photographs', price: 25.5 },
    ],
    addons: [
      { _id: 'front-row', name: 'Seat beside the music', price: 15 },
      { _id: 'late-checkout', name: 'Late check-out', price: 20 },
    ],
    ...overrides,
  } satisfies Complete<HotelEvent>;
}
