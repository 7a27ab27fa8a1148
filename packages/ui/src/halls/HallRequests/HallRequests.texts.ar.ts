import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './HallRequests.texts.js';

export const texts: Translation<typeof english> = {
  title: 'قاعات الاجتماعات التي طلبتها',
};
