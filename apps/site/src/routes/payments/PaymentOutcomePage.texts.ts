export const texts = {
  booking: 'Booking',
  total: 'Total',
  bookingId: 'Booking ID',
};
