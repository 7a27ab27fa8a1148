import type { MeetingHall } from './hall.js';
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
    ...overrides,
  };
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
    ...overrides,
  };
}
