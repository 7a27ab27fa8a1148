import type { MeetingHallPage, RoomsPage, TitledPage } from '@vestibule/domain/content';

export const roomsPage: RoomsPage = {
  coverImage: 'hero-rooms.webp',
  header: {
    title: 'Rooms & Suites',
    description: 'Every room opens to the water, the garden or the courtyard.',
  },
};

export const spaPage: TitledPage = {
  title: 'Spa & Wellness',
  description: 'A hammam in warm stone, and treatments that begin when you are ready.',
  coverImage: 'hero-spa.webp',
};

export const eventsPage: TitledPage = {
  title: 'Events',
  description:
    'Music by the sea, and long tables under strings of lights. You need not be staying here.',
  coverImage: 'hero-events.webp',
};

export const meetingHallPage: MeetingHallPage = {
  title: 'Meeting Halls & Conference Rooms',
  description: 'Professional spaces for your business needs',
  coverImage: 'hero-halls.webp',
  introduction:
    'Rooms for business meetings, conferences and corporate events, from a table for twelve to a ballroom for four hundred. Each has daylight or good light, and somebody who stays within call; indoors there is a screen that works.',
};
