export const texts = {
  aboutTheHotel: 'About the hotel',
  rooms: 'Rooms',
  myBookings: 'My Bookings',
  news: 'News',
  contact: 'Contact',
  terms: 'Terms',
  privacy: 'Privacy',
};
