import { randomUUID } from 'node:crypto';
import type { Services } from '../services.js';
import { wordsIn } from '../texts/words-in.js';
import { letter } from './letter.js';
import { letterheadOf } from './letterhead.js';
import type { SentMail } from './outbox.js';
import { texts } from './test-mail.texts.js';

/** Shows whoever has set up the hotel that its mails arrive. */
export function testMail(services: Pick<Services, 'config' | 'hotel'>, to: string): SentMail {
  const head = letterheadOf(services);
  const t = wordsIn(head.language, texts);
  const title = t.title({ hotel: head.hotelName });
  return {
    messageId: `<${randomUUID()}@${new URL(head.publicUrl).hostname}>`,
    to,
    subject: title,
    ...letter(head, { title, paragraphs: [t.arrives] }),
  };
}
