import { texts as accountTexts } from '../account/account-rules.texts.js';
import { emailRule } from '../account/email.js';
import { formObject } from '../account/form-object.js';
import { texts } from './subscription.texts.js';

/** What the footer asks for, where the hotel has a newsletter (`site.newsletter`). */
export const subscriptionForm = formObject(
  { email: emailRule() },
  { email: accountTexts.emailRequired },
);

/** An address that nobody confirms is deleted after so many days. */
export const SUBSCRIPTION_DAYS = 3;

/** The same whether the address is new, waits to be confirmed, or is on the list. */
export const SUBSCRIPTION_ASKED_MESSAGE = texts.asked;
export const SUBSCRIPTION_CONFIRMED_MESSAGE = texts.confirmed;
export const SUBSCRIPTION_ENDED_MESSAGE = texts.ended;
export const SUBSCRIPTION_LINK_INVALID = texts.linkInvalid;
