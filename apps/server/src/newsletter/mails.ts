import { SUBSCRIPTION_DAYS } from '@vestibule/domain/newsletter';
import type { Language } from '@vestibule/domain/words';
import { goodDay } from '../mail/greeting.js';
import { letter, type Letter } from '../mail/letter.js';
import { letterheadOf, type Letterhead } from '../mail/letterhead.js';
import type { MailMessage } from '../mail/message.js';
import { siteAddress } from '../mail/site-address.js';
import type { Services } from '../services.js';
import { wordsIn } from '../texts/words-in.js';
import { linkToken, unsubscribeAddress } from './links.js';
import { texts } from './newsletter-mails.texts.js';
import type { SubscriberRow } from './store.js';

type Sender = Pick<Services, 'config' | 'hotel' | 'hashed'>;

/** Asks whether the address is the guest's. */
export function confirmationMail(
  services: Sender,
  row: SubscriberRow,
  language: Language,
): MailMessage {
  const t = wordsIn(language, texts);
  const head = letterheadOf(services, language);
  const token = linkToken(services.hashed, 'confirm', row.id);
  return mail(services, row, head, {
    title: t.pleaseConfirm,
    paragraphs: [goodDay(language), t.asked({ hotel: head.hotelName })],
    action: { label: t.confirm, href: siteAddress(head, 'newsletter', { confirm: token }) },
    closing: t.linkWorks({ count: SUBSCRIPTION_DAYS }),
    closingLink: { label: t.deleteNow, href: leave(services, row, language) },
  });
}

/** To an address on the list: just confirmed, or entered once more. */
export function listedMail(services: Sender, row: SubscriberRow, language: Language): MailMessage {
  const t = wordsIn(language, texts);
  const head = letterheadOf(services, language);
  return mail(services, row, head, {
    title: t.onTheList,
    paragraphs: [goodDay(language), t.comesHere({ hotel: head.hotelName })],
    closing: t.leaveAnyTime,
    closingLink: { label: t.unsubscribe, href: leave(services, row, language) },
  });
}

/** With the headers that let a mail program take the guest off the list (RFC 2369, RFC 8058). */
function mail(
  services: Sender,
  row: SubscriberRow,
  head: Letterhead,
  content: Letter,
): MailMessage {
  return {
    to: row.email,
    subject: content.title,
    ...letter(head, content),
    headers: {
      'List-Unsubscribe': `<${leave(services, row, head.language)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function leave({ config, hashed }: Sender, { id }: SubscriberRow, language: Language): string {
  return unsubscribeAddress(config.publicUrl, hashed, id, language);
}
