import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('roomsPlaceholder', {
  title: 'Rooms',
  description: 'Another way of looking at the rooms, still being drawn.',
  intro:
    'Another way of looking at the rooms is still being drawn. All of them can be seen and booked in the list.',
  seeAllRooms: 'See all rooms',
});
