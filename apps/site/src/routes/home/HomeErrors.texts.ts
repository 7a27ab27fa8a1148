import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('homeErrors', {
  partFailed: 'Part of this page could not be loaded',
  pictureFailed: 'The picture of the house could not be loaded.',
});
