import { catalogue } from '../words/en.js';

/** What settings say until the hotel has said it itself. */
export const texts = catalogue('defaultSettings', {
  maintenanceMessage: 'We are looking after the website. Please come back in a few minutes.',
  arrivalNote: 'The desk is open day and night. Tell us when you land and we come to meet you.',
  yourHotel: 'Your Hotel',
  yourAddress: 'Your address',
});
