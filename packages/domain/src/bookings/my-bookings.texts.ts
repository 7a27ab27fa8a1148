import { catalogue } from '../words/en.js';

export const texts = catalogue('myBookings', {
  failed: 'Failed to fetch booking data',
});
