import { catalogue } from '@vestibule/domain/words/en';

/** What the pictures of About show, for guests who cannot see them. */
export const texts = catalogue('galleryPictures', {
  'hero-rooms.webp':
    'Balcony with two loungers, bougainvillea on the pergola, the bay and the hills beyond',
  'gallery-1.webp': 'Bougainvillea on the pergola of a balcony, the bay and the hills behind it',
  'gallery-2.webp':
    'Lanterns along a paved walk to the sea after sunset, palms and arches beside it',
  'gallery-3.webp': 'The house at dusk across the pool, its arched windows lit',
  'gallery-4.webp':
    'Frangipani flowers in a bowl beside candles and dark stones, at the edge of the spa’s pool',
});
