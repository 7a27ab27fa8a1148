import { catalogue } from '../words/en.js';

export const texts = catalogue('contactEmail', {
  toThisAddress: 'We send your confirmation and receipt to this email address.',
  toYourAccount:
    'We cannot send mail to this email address. Your confirmation and receipt go to the one of your account.',
});
