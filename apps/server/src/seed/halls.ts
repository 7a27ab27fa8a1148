import { halls } from '../halls/tables.js';
import { saveWords } from '../translations/store.js';
import { hallWords } from './arabic/halls.js';
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
    seating: [
      { layout: 'Theatre', people: 40 },
      { layout: 'Classroom', people: 24 },
      { layout: 'U-shape', people: 18 },
      { layout: 'Boardroom', people: 16 },
    ],
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
    seating: [{ layout: 'Boardroom', people: 14 }],
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
    seating: [
      { layout: 'Reception', people: 420 },
      { layout: 'Theatre', people: 380 },
      { layout: 'Banquet', people: 280 },
      { layout: 'Classroom', people: 220 },
    ],
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
    seating: [
      { layout: 'Theatre', people: 28 },
      { layout: 'Classroom', people: 18 },
      { layout: 'U-shape', people: 14 },
      { layout: 'Boardroom', people: 12 },
    ],
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
    seating: [
      { layout: 'Theatre', people: 180 },
      { layout: 'Classroom', people: 110 },
      { layout: 'Banquet', people: 120 },
      { layout: 'Reception', people: 170 },
    ],
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
    seating: [
      { layout: 'Reception', people: 120 },
      { layout: 'Banquet', people: 90 },
    ],
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
    seating: [
      { layout: 'Boardroom', people: 12 },
      { layout: 'U-shape', people: 10 },
    ],
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
    seating: [
      { layout: 'Theatre', people: 32 },
      { layout: 'Classroom', people: 20 },
      { layout: 'U-shape', people: 16 },
    ],
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
    seating: [
      { layout: 'Theatre', people: 60 },
      { layout: 'Classroom', people: 36 },
      { layout: 'Banquet', people: 40 },
    ],
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
    seating: [
      { layout: 'Reception', people: 90 },
      { layout: 'Banquet', people: 60 },
    ],
  },
];

/** Ten halls: eight that can be asked for, two that cannot. */
export const hallsSeed: Seed = {
  name: 'halls',
  async seed(tx) {
    await tx.insert(halls).values(hallRecords.map((hall, position) => ({ ...hall, position })));
    await saveWords(tx, 'halls', 'ar', hallWords);
  },
};
