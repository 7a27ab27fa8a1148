export const texts = {
  bookings: 'Bookings',
};
