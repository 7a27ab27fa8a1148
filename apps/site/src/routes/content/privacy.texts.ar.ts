import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './privacy.texts.js';

export const texts: Translation<typeof english> = {
  title: 'الخصوصية',
  description: 'ما يعرفه هذا الموقع عنك، ولماذا، وإلى متى.',
};
