import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('spaServiceGrid', {
  services: 'Spa services',
  failed: 'Error Loading Spa Services',
  loading: 'Loading spa services...',
  noneFound: 'No services found',
  adjustFilters: 'Try adjusting your filters or search terms',
});
