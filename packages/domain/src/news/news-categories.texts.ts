export const texts = {
  events: 'Events',
  offers: 'Offers',
  news: 'News',
  hotel: 'Hotel',
};
