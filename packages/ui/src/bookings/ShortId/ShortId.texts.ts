import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('shortId', {
  copy: text('Copy {name}'),
  copied: 'Copied',
});
