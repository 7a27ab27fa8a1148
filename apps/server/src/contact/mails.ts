import type { ContactMessage } from '@vestibule/domain/contact';
import type { Translation } from '@vestibule/domain/words';
import { goodDay } from '../mail/greeting.js';
import { letter } from '../mail/letter.js';
import type { Letterhead } from '../mail/letterhead.js';
import type { MailMessage } from '../mail/message.js';
import { wordsIn } from '../texts/words-in.js';
import { texts } from './contact-mails.texts.js';

/** To the desk: all that the guest wrote. */
export function messageMail(
  { name, email, message }: ContactMessage,
  head: Letterhead,
  deskAddress: string,
): MailMessage {
  const t = wordsIn(head.language, texts);
  return {
    to: deskAddress,
    subject: t.fromWebsite,
    ...letter(head, {
      title: t.fromWebsite,
      paragraphs: [t.from({ name, email }), ...quoted(message, t)],
      closing: t.answerTo({ email }),
    }),
  };
}

/**
 * To the guest. Anybody may type any address, so the words are only in the copy to one that the
 * guest who is signed in has confirmed: a stranger gets none of them.
 */
export function copyMail(
  { email, message }: ContactMessage,
  head: Letterhead,
  proven: boolean,
): MailMessage {
  const t = wordsIn(head.language, texts);
  return {
    to: email,
    subject: t.subject({ hotel: head.hotelName }),
    ...letter(head, {
      title: t.title,
      paragraphs: [goodDay(head.language), t.thanks, ...(proven ? quoted(message, t) : [])],
      closing: t.notYou,
    }),
  };
}

/** Marked line by line, so that no line passes for the hotel's own. */
function quoted(message: string, t: Pick<Translation<typeof texts>, 'inTheseWords'>): string[] {
  const lines = message.split('\n').map((line) => `> ${line}`);
  return [t.inTheseWords, lines.join('\n')];
}
