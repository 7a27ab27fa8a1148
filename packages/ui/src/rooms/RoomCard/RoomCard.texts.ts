import { catalogue, plural, text } from '@vestibule/domain/words/en';

export const texts = catalogue('roomCard', {
  stayPrice: plural({ one: '{price} for {count} night', other: '{price} for {count} nights' }),
  viewDetails: text('View Details<hidden> of {name}</hidden>'),
  available: 'Available',
  someNightsAvailable: 'Some nights available',
  bed: text('Bed: {bedType}'),
});
