import type { Language } from '@vestibule/domain/words';
import { inject } from 'vitest';
import { until } from './until.ts';

interface Named {
  _id?: string;
  name?: string;
  title?: string;
  firstName?: string;
}

/** What the hotel calls a record in a language: its API says so, in the list or in a part of one. */
export async function nameOf(list: string, id: string, language: Language): Promise<string> {
  let found = '';
  const reply = await fetch(new URL(`/api/${list}?lang=${language}`, inject('url')));
  JSON.parse(await reply.text(), (_, value: Named | null) => {
    if (value?._id === id) found = value.name ?? value.title ?? value.firstName ?? '';
    return value;
  });
  if (!found) throw new Error(`${list} has no ${id}.`);
  return found;
}

interface Mail {
  to: string;
  subject: string;
  html: string;
}

/** A mail has gone to this address that says this, written in the language. */
export async function hasMail(to: string, words: string, language: Language): Promise<void> {
  await until(
    `A mail to ${to} says “${words}”`,
    async () => {
      const reply = await fetch(new URL('/sandbox/outbox', inject('url')), {
        headers: { accept: 'application/json' },
      });
      const { data } = (await reply.json()) as { data: Mail[] };
      return data.filter((mail) => mail.to === to).map(({ subject, html }) => subject + html);
    },
    (mails) => mails.some((mail) => mail.includes(words) && mail.includes(`lang="${language}"`)),
  );
}
