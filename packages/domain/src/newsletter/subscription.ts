import { EMAIL_REQUIRED, emailRule } from '../account/email.js';
import { formObject } from '../account/form-object.js';

/** What the footer asks for, where the hotel has a newsletter (`site.newsletter`). */
export const subscriptionForm = formObject({ email: emailRule }, { email: EMAIL_REQUIRED });

/** An address that nobody confirms is deleted after so many days. */
export const SUBSCRIPTION_DAYS = 3;

/** The same whether the address is new, waits to be confirmed, or is on the list. */
export const SUBSCRIPTION_ASKED_MESSAGE =
  'Please look into your mailbox. You are on the list once you open the link in our mail and confirm.';
export const SUBSCRIPTION_CONFIRMED_MESSAGE =
  'Thank you. You are on the list. Each newsletter has a link to leave it.';
export const SUBSCRIPTION_ENDED_MESSAGE = 'You are off the list, and we have deleted your address.';
export const SUBSCRIPTION_LINK_INVALID =
  'This link does not work any more. To get another one, enter your address at the foot of the page.';
