export const texts = {
  loading: 'Loading meeting halls...',
  meetingHalls: 'Meeting Halls',
};
