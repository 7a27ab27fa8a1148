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
