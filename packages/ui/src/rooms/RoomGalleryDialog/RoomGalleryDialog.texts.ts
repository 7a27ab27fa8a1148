import { text } from '@vestibule/domain/words/en';

export const texts = {
  picturesOf: text('Pictures of {room}'),
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  place: text('{place} of {total}'),
  shows: text(': {picture}'),
};
