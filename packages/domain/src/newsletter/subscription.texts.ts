import { catalogue } from '../words/en.js';

export const texts = catalogue('subscription', {
  asked:
    'Please look into your mailbox. You are on the list once you open the link in our mail and confirm.',
  confirmed: 'Thank you. You are on the list. Each newsletter has a link to leave it.',
  ended: 'You are off the list, and we have deleted your address.',
  linkInvalid:
    'This link does not work any more. To get another one, enter your address at the foot of the page.',
});
