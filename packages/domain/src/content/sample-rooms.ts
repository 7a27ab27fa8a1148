/** Static sample content of the placeholder room pages (spec 2); not rooms that can be booked. */
export interface SampleRoom {
  name: string;
  tagline: string;
  images: readonly string[];
  text: readonly string[];
  facts: readonly { label: string; value: string }[];
  nightlyCents: number;
}

const premiumPanorama: SampleRoom = {
  name: 'Premium Panorama Room',
  tagline: 'A wall of glass, and the whole bay behind it.',
  images: ['panorama-king-1.webp', 'panorama-king-2.webp'],
  text: [
    'The room is on the second floor, away from the lifts. One wall is a wide window on the bay, and in the evening the sun comes in low across the bed.',
    'At the window stand an armchair and a small table. The tub has a window of its own, and there is a kettle with the tea of the house.',
  ],
  facts: [
    { label: 'Size', value: '44 m²' },
    { label: 'Bed', value: 'King, extra bed on request' },
    { label: 'Guests', value: 'Up to 3' },
    { label: 'View', value: 'Bay' },
  ],
  nightlyCents: 22_500,
};

const presidential: SampleRoom = {
  name: 'Presidential Suite',
  tagline: 'Two bedrooms on the second floor, behind a door of their own.',
  images: ['presidential-suite-1.webp', 'presidential-suite-2.webp', 'presidential-suite-3.webp'],
  text: [
    'One bedroom is panelled in midnight blue, with a chandelier and a long bench. The other has the palms, the water and the evening sun in its arched window.',
    'Breakfast is brought to the suite at the hour you choose, and the spa is open to you every day of your stay.',
  ],
  facts: [
    { label: 'Floor', value: 'Second, west end' },
    { label: 'Bed', value: 'Two kings' },
    { label: 'Guests', value: 'Up to 4' },
    { label: 'View', value: 'Palms and bay' },
  ],
  nightlyCents: 89_000,
};

export const sampleRooms = { premiumPanorama, presidential };
