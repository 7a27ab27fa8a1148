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
    'The room stands on the corner of the second floor. In the morning the light comes across the bed; in the evening the sun goes down behind the headland, and the terrace is the place to be.',
    'There is a writing table at the window, a bath with a view, and a kettle with the tea of the house.',
  ],
  facts: [
    { label: 'Size', value: '44 m²' },
    { label: 'Bed', value: 'King' },
    { label: 'Guests', value: 'Up to 2' },
    { label: 'View', value: 'Bay and headland' },
  ],
  nightlyCents: 26_000,
};

const presidential: SampleRoom = {
  name: 'Presidential Suite',
  tagline: 'Three rooms, a long terrace and a door to the garden.',
  images: ['presidential-suite-1.webp', 'presidential-suite-2.webp', 'presidential-suite-3.webp'],
  text: [
    'A sitting room with a table for eight, a bedroom that looks at the water, and a third room for whoever travels with you. The terrace runs along all of them.',
    'Breakfast can be laid here at any hour. The garden door has its own key.',
  ],
  facts: [
    { label: 'Size', value: '128 m²' },
    { label: 'Bed', value: 'King' },
    { label: 'Guests', value: 'Up to 4' },
    { label: 'View', value: 'Sea and garden' },
  ],
  nightlyCents: 89_000,
};

export const sampleRooms = { premiumPanorama, presidential };
