export const texts = {
  allEvents: 'All events',
  failed: 'Error Loading Events',
};
