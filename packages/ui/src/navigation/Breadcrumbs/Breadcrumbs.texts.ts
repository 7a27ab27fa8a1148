import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('breadcrumbs', {
  breadcrumb: 'Breadcrumb',
});
