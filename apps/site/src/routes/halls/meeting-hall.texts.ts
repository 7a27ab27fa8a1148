export const texts = {
  meetingHalls: 'Meeting Halls',
};
