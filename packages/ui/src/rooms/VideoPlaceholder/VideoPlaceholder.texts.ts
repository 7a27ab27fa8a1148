import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('videoPlaceholder', {
  videoPresentation: 'Video presentation',
  inTheMaking: text('A short film of the {room} is in the making. Until then, the pictures above.'),
});
