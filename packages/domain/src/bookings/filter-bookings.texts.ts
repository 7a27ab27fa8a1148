import { catalogue } from '../words/en.js';

export const texts = catalogue('filterBookings', {
  bookingDate: 'Booking date',
  checkIn: 'Check-in',
  guestName: 'Guest name',
  totalPrice: 'Total price',
  bookingId: 'Booking ID',
  today: 'Today',
  tomorrow: 'Tomorrow',
  thisWeek: 'This week',
  upcoming: 'Upcoming',
});
