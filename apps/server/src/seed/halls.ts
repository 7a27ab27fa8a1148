import { halls } from '../halls/tables.js';
import type { Seed } from './seed.js';

type Hall = Omit<typeof halls.$inferInsert, 'position'>;

const hallRecords: Hall[] = [
  {
    id: 'majlis',
    name: 'The Majlis',
    size: 860,
    capacity: 40,
    priceCents: 12_000,
    amenities: ['Daylight', 'Projector', 'Whiteboard', 'Coffee station', 'Video conferencing'],
    status: 'Available',
    images: ['majlis.webp'],
  },
  {
    id: 'boardroom',
    name: 'The Boardroom',
    size: 420,
    capacity: 14,
    priceCents: 9_000,
    amenities: ['85-inch screen', 'Video conferencing', 'Whiteboard', 'Coffee station'],
    status: 'Available',
    images: ['boardroom.webp'],
  },
  {
    id: 'ballroom',
    name: 'The Ballroom',
    size: 5200,
    capacity: 420,
    priceCents: 64_000,
    amenities: [
      'Stage',
      'Sound system',
      'Two projectors',
      'Dance floor',
      'Separate entrance',
      'Cloakroom',
    ],
    status: 'Available',
    images: ['ballroom.webp'],
  },
  {
    id: 'dhow-room',
    name: 'The Dhow Room',
    size: 640,
    capacity: 28,
    priceCents: 10_500,
    amenities: ['Sea view', 'Projector', 'Flip charts', 'Coffee station'],
    status: 'Available',
    images: ['dhow-room.webp'],
  },
  {
    id: 'frankincense-hall',
    name: 'Frankincense Hall',
    size: 2400,
    capacity: 180,
    priceCents: 32_000,
    amenities: ['Stage', 'Sound system', 'Projector', 'Simultaneous translation booth', 'Daylight'],
    status: 'Available',
    images: ['conference.webp'],
  },
  {
    id: 'courtyard-pavilion',
    name: 'The Lower Terrace',
    size: 1900,
    capacity: 120,
    priceCents: 28_000,
    amenities: ['Open air', 'Sea view', 'Shade sails', 'Long tables', 'Evening lighting'],
    status: 'Available',
    images: ['terrace.webp'],
  },
  {
    id: 'library',
    name: 'The Library',
    size: 380,
    capacity: 12,
    priceCents: 7_500,
    amenities: ['Daylight', 'Screen', 'Coffee station'],
    status: 'Available',
    images: ['library.webp'],
  },
  {
    id: 'sur-room',
    name: 'The Sur Room',
    size: 700,
    capacity: 32,
    priceCents: 11_000,
    amenities: ['Projector', 'Whiteboard', 'Video conferencing', 'Coffee station', 'Terrace'],
    status: 'Available',
    images: ['sur-room.webp'],
  },
  {
    id: 'garden-room',
    name: 'The Garden Room',
    size: 980,
    capacity: 60,
    priceCents: 14_500,
    amenities: ['Daylight', 'Garden door', 'Projector'],
    status: 'Maintenance',
    images: ['majlis.webp'],
  },
  {
    id: 'upper-terrace',
    name: 'The Upper Terrace',
    size: 1500,
    capacity: 90,
    priceCents: 22_000,
    amenities: ['Open air', 'Sea view', 'Evening lighting'],
    status: 'Reserved',
    images: ['terrace.webp'],
  },
];

/** Ten halls: eight that can be asked for, two that cannot. */
export const hallsSeed: Seed = {
  name: 'halls',
  async seed(tx) {
    await tx.insert(halls).values(hallRecords.map((hall, position) => ({ ...hall, position })));
  },
};
