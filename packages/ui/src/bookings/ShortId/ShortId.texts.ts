import { text } from '@vestibule/domain/words/en';

export const texts = {
  copy: text('Copy {name}'),
  copied: 'Copied',
};
