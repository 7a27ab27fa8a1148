import { catalogue } from '../words/en.js';

export const texts = catalogue('accountLinks', {
  signIn: 'Sign in',
  signUp: 'Sign up',
  profile: 'Profile',
  myBookings: 'My Bookings',
});
