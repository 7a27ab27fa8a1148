export const texts = {
  services: 'Spa services',
  failed: 'Error Loading Spa Services',
  loading: 'Loading spa services...',
  noneFound: 'No services found',
  adjustFilters: 'Try adjusting your filters or search terms',
};
