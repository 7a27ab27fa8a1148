import { catalogue, plural } from '@vestibule/domain/words/en';

export const texts = catalogue('roomSearchForm', {
  searchRooms: 'Search rooms',
  dates: 'Check-in and check-out',
  datesPast: 'These dates are in the past. Please choose new ones.',
  clearDates: 'Clear dates',
  guests: 'Guests',
  rooms: 'Rooms',
  roomsNoun: 'rooms',
  roomCount: plural({ one: '{count} room', other: '{count} rooms' }),
  searchRoom: 'Search Room',
});
