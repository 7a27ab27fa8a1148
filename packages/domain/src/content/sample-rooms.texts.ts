import { catalogue } from '../words/en.js';

export const texts = catalogue('sampleRooms', {
  size: 'Size',
  bed: 'Bed',
  guests: 'Guests',
  view: 'View',
  floor: 'Floor',
  panoramaName: 'Premium Panorama Room',
  panoramaTagline: 'A wall of glass, and the whole bay behind it.',
  panoramaRoom:
    'The room is on the second floor, away from the lifts. One wall is a wide window on the bay, and in the evening the sun comes in low across the bed.',
  panoramaComforts:
    'At the window stand an armchair and a small table. The tub has a window of its own, and there is a kettle with the tea of the house.',
  panoramaSize: '44 m²',
  panoramaBed: 'King, extra bed on request',
  panoramaGuests: 'Up to 3',
  panoramaView: 'Bay',
  presidentialName: 'Presidential Suite',
  presidentialTagline: 'Two bedrooms on the second floor, behind a door of their own.',
  presidentialRooms:
    'One bedroom is panelled in midnight blue, with a chandelier and a long bench. The other has the palms, the water and the evening sun in its arched window.',
  presidentialComforts:
    'Breakfast is brought to the suite at the hour you choose, and the spa is open to you every day of your stay.',
  presidentialFloor: 'Second, west end',
  presidentialBed: 'Two kings',
  presidentialGuests: 'Up to 4',
  presidentialView: 'Palms and bay',
});
