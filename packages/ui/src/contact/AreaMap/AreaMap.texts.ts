import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('areaMap', {
  drawing: text('Map: {address}'),
  interactive: text('Map of {address}'),
  load: 'Load interactive map',
  provider: 'Provided by OpenStreetMap, which then sees your address on the internet.',
});
