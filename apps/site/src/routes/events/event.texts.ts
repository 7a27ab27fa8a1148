export const texts = {
  loading: 'Loading events...',
  events: 'Events',
};
