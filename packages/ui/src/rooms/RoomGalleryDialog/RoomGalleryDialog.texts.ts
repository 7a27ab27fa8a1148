import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('roomGalleryDialog', {
  picturesOf: text('Pictures of {room}'),
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  place: text('{place} of {total}'),
  placeShowing: text('{place} of {total}<hidden>: {picture}</hidden>'),
});
