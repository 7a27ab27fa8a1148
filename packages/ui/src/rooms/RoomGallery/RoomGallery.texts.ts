import { text } from '@vestibule/domain/words/en';

export const texts = {
  picturesOf: text('Pictures of {room}'),
  picture: text('{room}, picture {number} of {total}'),
  enlarge: text('Enlarge: {picture}'),
};
