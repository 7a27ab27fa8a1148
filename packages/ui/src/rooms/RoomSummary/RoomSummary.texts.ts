import { catalogue, plural } from '@vestibule/domain/words/en';

export const texts = catalogue('roomSummary', {
  aboutAccommodation: 'About Accommodation',
  capacity: 'Capacity',
  guests: plural({ one: '{count} guest', other: '{count} guests' }),
  bedType: 'Bed type',
  size: 'Size',
  bath: 'Bath',
});
