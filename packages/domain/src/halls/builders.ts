import type { Complete } from '../record/index.js';
import type { MeetingHall } from './hall.schema.js';
import type { HallRequestRecord } from './hall-request-record.schema.js';
import type { HallRequestForm } from './request-hall.js';

export function buildHall(overrides: Partial<MeetingHall> = {}): MeetingHall {
  return {
    _id: 'majlis',
    name: 'The Majlis',
    size: 860,
    capacity: 40,
    price: 120,
    amenities: ['Projector', 'Whiteboard', 'Coffee station', 'Daylight', 'Video conferencing'],
    status: 'Available',
    images: ['majlis.webp'],
    seating: [
      { layout: 'Theatre', people: 40 },
      { layout: 'Classroom', people: 24 },
      { layout: 'U-shape', people: 18 },
    ],
    ...overrides,
  } satisfies Complete<MeetingHall>;
}

const others: readonly Partial<MeetingHall>[] = [
  {
    _id: 'boardroom',
    name: 'The Boardroom',
    size: 420,
    capacity: 14,
    price: 90,
    amenities: ['Video conferencing', 'Whiteboard', 'Coffee station'],
    images: ['boardroom.webp'],
    seating: [{ layout: 'Boardroom', people: 14 }],
  },
  {
    _id: 'ballroom',
    name: 'The Ballroom',
    size: 5200,
    capacity: 420,
    price: 640,
    amenities: ['Stage', 'Sound', 'Light', 'Round tables', 'Projector'],
    images: ['ballroom.webp'],
    seating: [
      { layout: 'Theatre', people: 420 },
      { layout: 'Classroom', people: 220 },
    ],
  },
  {
    _id: 'dhow-room',
    name: 'The Dhow Room',
    size: 640,
    capacity: 28,
    price: 105,
    amenities: ['Sea view', 'Projector', 'Coffee station'],
    images: ['dhow-room.webp'],
    seating: [
      { layout: 'Theatre', people: 28 },
      { layout: 'U-shape', people: 14 },
    ],
  },
  {
    _id: 'frankincense-hall',
    name: 'Frankincense Hall',
    size: 2400,
    capacity: 180,
    price: 320,
    amenities: ['Stage', 'Sound', 'Projector', 'Simultaneous translation', 'Daylight'],
    images: ['conference.webp'],
    seating: [
      { layout: 'Theatre', people: 180 },
      { layout: 'Classroom', people: 110 },
    ],
  },
  {
    _id: 'lower-terrace',
    name: 'The Lower Terrace',
    size: 1900,
    capacity: 120,
    price: 280,
    amenities: ['Terrace', 'Sea view', 'Light', 'Round tables'],
    images: ['terrace.webp'],
    seating: undefined,
  },
  {
    _id: 'library',
    name: 'The Library',
    size: 380,
    capacity: 12,
    price: 75,
    amenities: ['Daylight', 'Coffee station'],
    images: ['library.webp'],
    seating: [{ layout: 'Boardroom', people: 12 }],
  },
  {
    _id: 'sur-room',
    name: 'The Sur Room',
    size: 700,
    capacity: 32,
    price: 110,
    amenities: ['Projector', 'Whiteboard', 'Video conferencing', 'Coffee station', 'Terrace'],
    images: ['sur-room.webp'],
    seating: [
      { layout: 'Theatre', people: 32 },
      { layout: 'Classroom', people: 20 },
    ],
  },
];

/** Eight halls, each with a size, seats, a price and a picture of its own. */
export function buildHalls(): MeetingHall[] {
  return [buildHall(), ...others.map((own) => buildHall(own))];
}

export function buildHallRequest(overrides: Partial<HallRequestForm> = {}): HallRequestForm {
  return {
    fullName: 'Salma Al Harthy',
    email: 'salma@example.com',
    phone: '+968 9123 4567',
    company: 'Muscat Maritime',
    eventDate: '2026-12-04',
    expectedAttendees: '24',
    eventType: 'Workshop',
    specialRequirements: '',
    startTime: '',
    endTime: '',
    ...overrides,
  };
}

export function buildHallRequestRecord(
  overrides: Partial<HallRequestRecord> = {},
): HallRequestRecord {
  return {
    _id: '0b0f6f4e-7f0c-4f43-9a0e-1f6a4b1f7c11',
    hallId: 'majlis',
    hallName: 'The Majlis',
    eventDate: '2026-12-04',
    startTime: '09:00',
    endTime: '12:30',
    expectedAttendees: 24,
    eventType: 'Workshop',
    status: 'pending',
    createdAt: '2026-11-20T08:00:00.000Z',
    ...overrides,
  } satisfies Complete<HallRequestRecord>;
}
