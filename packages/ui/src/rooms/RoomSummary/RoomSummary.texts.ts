import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('roomSummary', {
  aboutAccommodation: 'About Accommodation',
  capacity: 'Capacity',
  bedType: 'Bed type',
  size: 'Size',
  bath: 'Bath',
});
