import { arabicOverrides } from '@vestibule/domain/texts/ar';
import { textPack } from '@vestibule/domain/words';
import { texts as accountMails } from '../account/account-mails.texts.ar.js';
import { texts as calendarMails } from '../calendars/calendar-mails.texts.ar.js';
import { texts as serveCalendars } from '../calendars/serve-calendars.texts.ar.js';
import { texts as contactMails } from '../contact/contact-mails.texts.ar.js';
import { texts as morningLetter } from '../desk/morning-letter.texts.ar.js';
import { texts as hallMails } from '../halls/hall-mails.texts.ar.js';
import { texts as parseRequest } from '../http/parse-request.texts.ar.js';
import { texts as letter } from '../mail/letter.texts.ar.js';
import { texts as outboxPages } from '../mail/outbox-pages.texts.ar.js';
import { texts as testMail } from '../mail/test-mail.texts.ar.js';
import { texts as newsletterMails } from '../newsletter/newsletter-mails.texts.ar.js';
import { texts as bookingMails } from '../payments/mails/booking-mails.texts.ar.js';
import { texts as receipt } from '../payments/receipt/receipt.texts.ar.js';
import { texts as plainPage } from '../site/plain-page.texts.ar.js';

/** Every word that the server writes in Arabic. */
export const arabicPack = textPack(
  ...arabicOverrides,
  { of: 'accountMails', words: accountMails },
  { of: 'calendarMails', words: calendarMails },
  { of: 'serveCalendars', words: serveCalendars },
  { of: 'contactMails', words: contactMails },
  { of: 'morningLetter', words: morningLetter },
  { of: 'hallMails', words: hallMails },
  { of: 'parseRequest', words: parseRequest },
  { of: 'letter', words: letter },
  { of: 'outboxPages', words: outboxPages },
  { of: 'testMail', words: testMail },
  { of: 'newsletterMails', words: newsletterMails },
  { of: 'bookingMails', words: bookingMails },
  { of: 'receipt', words: receipt },
  { of: 'plainPage', words: plainPage },
);
