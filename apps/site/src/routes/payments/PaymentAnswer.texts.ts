export const texts = {
  heading: 'Your payment',
  myBookings: 'My Bookings',
};
