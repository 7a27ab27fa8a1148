import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './Breadcrumbs.texts.js';

export const texts: Translation<typeof english> = {
  breadcrumb: 'مسار التنقل',
};
