import { catalogue, plural, text } from '@vestibule/domain/words/en';

export const texts = catalogue('bookingList', {
  yourBookings: 'Your bookings',
  error: text('Error: {reason}'),
  loading: 'Loading bookings...',
  noBookings: 'No bookings',
  bookings: plural({ one: '{count} booking', other: '{count} bookings' }),
  noSamples: 'No sample bookings',
  samples: plural({ one: '{count} sample booking', other: '{count} sample bookings' }),
  noMatch: 'No bookings found matching your criteria.',
  sampleData: 'Sample data',
  howTheyLook: 'This is how your bookings will look; nothing here is real.',
});
