import { catalogue, plural, text } from '../words/en.js';

export const texts = catalogue('hallFacts', {
  available: 'Available',
  people: plural({ one: '{figure} people', other: '{figure} people' }),
  size: plural({ one: '{figure} sq ft', other: '{figure} sq ft' }),
  perHour: 'Per hour',
  teaser: text('{hall}: {size}, for up to {people}.'),
  teaserWithAmenities: text('{hall}: {size}, for up to {people}. {amenities}.'),
  betweenAmenities: ', ',
  amenities: 'Amenities',
  priceUnit: 'per hour',
});
