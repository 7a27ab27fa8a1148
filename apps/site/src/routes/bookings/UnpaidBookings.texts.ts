import { catalogue, plural } from '@vestibule/domain/words/en';

export const texts = catalogue('unpaidBookings', {
  unpaidBookings: 'Unpaid bookings',
  unpaid: plural({
    one: '{count} unpaid booking in My Bookings',
    other: '{count} unpaid bookings in My Bookings',
  }),
  others: plural({
    one: '{count} more unpaid booking in My Bookings',
    other: '{count} more unpaid bookings in My Bookings',
  }),
});
