import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('roomGalleryDialog', {
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  place: text('{place} of {total}'),
  placeShowing: text('{place} of {total}<hidden>: {picture}</hidden>'),
});
