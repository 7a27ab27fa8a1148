export const texts = {
  totalBookings: 'Total Bookings',
  confirmed: 'Confirmed',
  pending: 'Pending',
  totalSpent: 'Total Spent',
};
