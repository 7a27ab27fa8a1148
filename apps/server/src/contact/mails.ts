import type { ContactMessage } from '@vestibule/domain/contact';
import { letter } from '../mail/letter.js';
import type { Letterhead } from '../mail/letterhead.js';
import type { MailMessage } from '../mail/message.js';

/** To the desk: all that the guest wrote. */
export function messageMail(
  { name, email, message }: ContactMessage,
  head: Letterhead,
  deskAddress: string,
): MailMessage {
  return {
    to: deskAddress,
    subject: 'A message from the website',
    ...letter(head, {
      title: 'A message from the website',
      paragraphs: [`From ${name}, ${email}.`, ...quoted(message)],
      closing: `Answer to ${email}: this mail itself comes from the website.`,
    }),
  };
}

/**
 * To the guest. Anybody may type any address, so the words stand only in the copy to one that the
 * guest who is signed in has confirmed: a stranger gets none of them.
 */
export function copyMail(
  { email, message }: ContactMessage,
  head: Letterhead,
  proven: boolean,
): MailMessage {
  return {
    to: email,
    subject: `Your message to ${head.hotelName}`,
    ...letter(head, {
      title: 'Your message',
      paragraphs: [
        'Good day,',
        'Thank you for writing to us. Your message is with the desk, and we answer to this address.',
        ...(proven ? quoted(message) : []),
      ],
      closing:
        'If you did not write to us, somebody mistook your address: you do not need to do anything.',
    }),
  };
}

/** Marked line by line, so that no line passes for the hotel's own. */
function quoted(message: string): string[] {
  const lines = message.split('\n').map((line) => `> ${line}`);
  return ['In these words:', lines.join('\n')];
}
