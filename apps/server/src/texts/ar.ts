import { arabicOverrides } from '@vestibule/domain/texts/ar';
import { override, textPack } from '@vestibule/domain/words';
import { texts as accountMails } from '../account/account-mails.texts.js';
import { texts as accountMailsArabic } from '../account/account-mails.texts.ar.js';
import { texts as contactMails } from '../contact/contact-mails.texts.js';
import { texts as contactMailsArabic } from '../contact/contact-mails.texts.ar.js';
import { texts as hallMails } from '../halls/hall-mails.texts.js';
import { texts as hallMailsArabic } from '../halls/hall-mails.texts.ar.js';
import { texts as letter } from '../mail/letter.texts.js';
import { texts as letterArabic } from '../mail/letter.texts.ar.js';
import { texts as newsletterMails } from '../newsletter/newsletter-mails.texts.js';
import { texts as newsletterMailsArabic } from '../newsletter/newsletter-mails.texts.ar.js';
import { texts as bookingMails } from '../payments/mails/booking-mails.texts.js';
import { texts as bookingMailsArabic } from '../payments/mails/booking-mails.texts.ar.js';
import { texts as plainPage } from '../site/plain-page.texts.js';
import { texts as plainPageArabic } from '../site/plain-page.texts.ar.js';

/** Every word that the server writes to a guest in Arabic. */
export const arabicPack = textPack(
  ...arabicOverrides,
  override(accountMails, accountMailsArabic),
  override(contactMails, contactMailsArabic),
  override(hallMails, hallMailsArabic),
  override(letter, letterArabic),
  override(newsletterMails, newsletterMailsArabic),
  override(bookingMails, bookingMailsArabic),
  override(plainPage, plainPageArabic),
);
