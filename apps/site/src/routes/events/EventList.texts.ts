export const texts = {
  upcomingEvents: 'Upcoming events',
};
