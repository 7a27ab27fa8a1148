import { catalogue } from '../words/en.js';

export const texts = catalogue('bookingButton', {
  bookYourStay: 'Book Your Stay',
  bookNow: 'Book Now',
});
