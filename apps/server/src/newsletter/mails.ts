import { SUBSCRIPTION_DAYS } from '@vestibule/domain/newsletter';
import { letter, type Letter } from '../mail/letter.js';
import { letterheadOf } from '../mail/letterhead.js';
import type { MailMessage } from '../mail/message.js';
import type { Services } from '../services.js';
import { linkToken, unsubscribeAddress } from './links.js';
import type { SubscriberRow } from './store.js';

type Sender = Pick<Services, 'config' | 'hotel' | 'hashed'>;

/** Asks whether the address is the guest's. */
export function confirmationMail(services: Sender, row: SubscriberRow): MailMessage {
  const { hotelName, publicUrl } = letterheadOf(services);
  const token = linkToken(services.hashed, 'confirm', row.id);
  return mail(services, row, {
    title: 'Please confirm our newsletter',
    paragraphs: [
      'Good day,',
      `Somebody, most likely you, asked for the newsletter of ${hotelName} at this address. You are on the list once you confirm it.`,
    ],
    action: { label: 'Confirm', href: `${publicUrl}/newsletter?confirm=${token}` },
    closing: `The link works for ${SUBSCRIPTION_DAYS} days; after that we delete this address. If it was not you, you do not need to do anything.`,
    closingLink: leave(services, row, 'Delete this address now'),
  });
}

/** To an address on the list: just confirmed, or entered once more. */
export function listedMail(services: Sender, row: SubscriberRow): MailMessage {
  const { hotelName } = letterheadOf(services);
  return mail(services, row, {
    title: 'You are on the list',
    paragraphs: ['Good day,', `The newsletter of ${hotelName} comes to this address.`],
    closing: 'You can leave the list at any time. We delete your address then.',
    closingLink: leave(services, row, 'Unsubscribe'),
  });
}

/** With the headers that let a mail program take the guest off the list (RFC 2369, RFC 8058). */
function mail(services: Sender, row: SubscriberRow, content: Letter): MailMessage {
  const { href } = leave(services, row, '');
  return {
    to: row.email,
    subject: content.title,
    ...letter(letterheadOf(services), content),
    headers: {
      'List-Unsubscribe': `<${href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function leave({ config, hashed }: Sender, { id }: SubscriberRow, label: string) {
  return { label, href: unsubscribeAddress(config.publicUrl, hashed, id) };
}
