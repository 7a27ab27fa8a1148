export const texts = {
  events: 'Events',
  failed: 'Error Loading Events',
  loading: 'Loading events...',
  noneFound: 'No events found',
};
