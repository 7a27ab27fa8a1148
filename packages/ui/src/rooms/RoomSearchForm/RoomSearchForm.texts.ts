import { catalogue, plural } from '@vestibule/domain/words/en';

export const texts = catalogue('roomSearchForm', {
  searchRooms: 'Search rooms',
  dates: 'Check-in and check-out',
  clearDates: 'Clear dates',
  guests: 'Guests',
  rooms: 'Rooms',
  roomsNoun: 'rooms',
  roomCount: plural({ one: '{count} room', other: '{count} rooms' }),
  searchRoom: 'Search Room',
});
