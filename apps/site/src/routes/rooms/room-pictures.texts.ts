import { catalogue } from '@vestibule/domain/words/en';

/** What the pictures of the rooms show, for guests who cannot see them. */
export const texts = catalogue('roomPictures', {
  'garden-twin-1.webp': 'Two single beds under painted terracotta arches, below a beamed ceiling',
  'courtyard-double-1.webp':
    'Double bed against panelled walls in linen tones, a carved screen before the arched window',
  'palm-double-1.webp': 'Double bed before a dark panelled wall, lamps lit on both sides',
  'palm-double-2.webp': 'Bathroom in green-veined marble, the tub below an arched window',
  'sea-view-king-1.webp': 'King bed beside a wall of glass, palms and the sea outside',
  'sea-view-king-2.webp': 'Free-standing tub before an arched window over the bay',
  'sea-view-king-3.webp':
    'Balcony in the morning: a table laid for two, a stone balustrade, the sea',
  'panorama-king-1.webp':
    'King bed with an amber throw, evening sun through a wide window on the bay',
  'panorama-king-2.webp':
    'Bathroom in sand-coloured stone in evening light, the tub below an arched window',
  'corner-king-1.webp': 'King bed at dusk, the bedside lamps lit and the window blue',
  'corner-king-2.webp':
    'Terrace at dusk: a sofa and a low table before a glass rail, lanterns, hills across the bay',
  'family-suite-1.webp': 'A double and a single bed under blue-green painted arches',
  'family-suite-2.webp': 'The beds of the family suite with their cushions, a bench at the foot',
  'coral-suite-1.webp': 'King bed with a coral headboard, two tall arched windows towards the sea',
  'coral-suite-2.webp': 'Tub with a rose towel and a wooden tray, rose-coloured marble behind it',
  'presidential-suite-1.webp':
    'Bedroom with midnight-blue panels, a brass chandelier and a long bench',
  'presidential-suite-2.webp':
    'The bed of the presidential suite, velvet cushions and a brass lamp',
  'presidential-suite-3.webp': 'Second bedroom in evening sun, a dark teal throw on the bed',
  'presidential-suite-4.webp':
    'Basin and round mirror between two lamps, green marble, the window blue at dusk',
  'royal-villa-1.webp': 'Four-poster bed under a beamed ceiling, brass lanterns, an arched window',
  'royal-villa-2.webp': 'The four-poster bed from closer by, linen hung from its frame',
  'royal-villa-3.webp':
    'Bathroom in rose marble in evening sun, shelves in an arch, the tub below the window',
  'beach-villa-1.webp': 'White bedroom with arches open to the beach, a teal throw on the bed',
  'beach-villa-2.webp': 'Through the arches of the bedroom: loungers, a parasol and the sea',
  'beach-villa-3.webp': 'Deck at the beach: two loungers, a white parasol, a palm, the sea',
  'pool-villa-1.webp':
    'Private pool at sunset, a white wall with lit arches, loungers on the right',
  'pool-villa-2.webp':
    'Bedroom of the pool villa, a green throw, arched doors under a beamed ceiling',
  'pool-villa-3.webp': 'Loungers and a lantern at the edge of the private pool',
});
