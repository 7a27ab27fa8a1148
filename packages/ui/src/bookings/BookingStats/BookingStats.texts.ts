import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('bookingStats', {
  totalBookings: 'Total Bookings',
  confirmed: 'Confirmed',
  pending: 'Pending',
  totalSpent: 'Total Spent',
});
