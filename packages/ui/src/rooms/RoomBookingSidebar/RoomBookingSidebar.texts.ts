import { catalogue, plural, text } from '@vestibule/domain/words/en';

export const texts = catalogue('roomBookingSidebar', {
  name: 'Name',
  phone: 'Phone',
  checkIn: 'Check-in',
  chooseCheckIn: 'Choose check-in date',
  checkOut: 'Check-out',
  chooseCheckOut: 'Choose check-out date',
  guests: 'Guests',
  checkOutMoved: text('Check-out moved to {day}.'),
  nightsTimesPrice: plural({ one: '{count} night × {price}', other: '{count} nights × {price}' }),
  stayTotal: 'Stay total',
  byCard: 'Charged to the card',
  allTaken: 'These nights are taken.',
  someTaken: 'Some of these nights are taken.',
  noOtherDates: 'We have no other free dates near these.',
  held: 'You hold some of these nights already, in a booking that waits to be paid. Booking them again gives that one up.',
  valid: 'Booking details validated successfully!',
  bookYourStay: 'Book Your Stay',
});
