export const texts = {
  allMeetingHalls: 'All meeting halls',
  failed: 'Error Loading Meeting Halls',
};
