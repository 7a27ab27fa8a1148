import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('roomGallery', {
  picturesOf: text('Pictures of {room}'),
  picture: text('{room}, picture {number} of {total}'),
  enlarge: text('Enlarge: {picture}'),
});
