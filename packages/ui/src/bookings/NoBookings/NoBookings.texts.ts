import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('noBookings', {
  noneYet: 'You have no bookings yet.',
  whatStandsHere: 'Rooms, treatments and tickets that you book stand here.',
  seeRooms: 'See our rooms',
  signInToSee: 'Sign in to see your bookings.',
  whatYouWillSee:
    'Your rooms, treatments and tickets stand here, with their receipts and whatever waits to be paid.',
});
