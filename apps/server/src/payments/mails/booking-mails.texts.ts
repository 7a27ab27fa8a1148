import { catalogue, text } from '@vestibule/domain/words/en';

/** Of the mails about a booking, and of its entry for a calendar. */
export const texts = catalogue('bookingMails', {
  confirmed: 'Your booking is confirmed',
  confirmedSubject: text('Your booking is confirmed: {title}'),
  titleAndId: text('{title}, booking {id}.'),
  bookingId: text('Booking {id}'),
  fact: text('{label}: {value}'),
  line: text('{what} × {each} = {total}'),
  paid: text('Paid: {amount}'),
  withCalendar:
    'Your receipt and an entry for your calendar are attached; both can be had again in My Bookings. All dates and times are those of the hotel.',
  withoutCalendar:
    'Your receipt is attached; it can be had again in My Bookings. All dates and times are those of the hotel.',
  myBookings: 'My Bookings',
  yourBooking: 'your booking',

  refundDue: 'We owe you a refund',
  refundSubject: text('We owe you a refund: {title}'),
  cameOnTop: text(
    'More money arrived for {title} (booking {id}) than it costs. The booking stands.',
  ),
  notUsed: text(
    'Your payment for {title} (booking {id}) arrived, but it could not be used for the booking.',
  ),
  weReturn: text('We return {amount} the way it came. You do not have to do anything.'),

  serviceAndHotel: text('{service}, {hotel}'),
});
