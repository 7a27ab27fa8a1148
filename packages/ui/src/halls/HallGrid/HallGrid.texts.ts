export const texts = {
  halls: 'Meeting halls',
  failed: 'Error Loading Meeting Halls',
  loading: 'Loading meeting halls...',
  noneFound: 'No meeting halls found',
  allUnavailable: 'All meeting halls are currently unavailable',
};
