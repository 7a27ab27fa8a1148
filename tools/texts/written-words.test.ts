import { expect, it } from 'vitest';
import { sources } from './catalogues.ts';
import { writtenWords } from './written-words.ts';

/** What makes a text for people: a letter, a page, an entry of a calendar, words of a catalogue. */
const writes =
  /\/(?:letter|message|send-mail|escape-html|words-in)\.js'|\.texts\.js'|\b(?:calendarFile|nightsFile)\b/;

/** Commands, the pages of sandboxes and the API's description speak English (decision 063); a type is no text. */
const english =
  /\.(?:test|builders|texts|texts\.ar)\.ts$|-commands?\.ts$|\/(?:testing|sandbox|docs)\/|\/(?:sandbox|letter-type)\.ts$/;

const writers = sources.filter(
  ({ file, code }) => file.startsWith('apps/server/') && writes.test(code) && !english.test(file),
);

it.each(writers)('$file has its words from a catalogue', ({ code }) => {
  expect(writtenWords(code)).toEqual([]);
});

it.each([
  ["letter(head, { title: 'A message from the website' })", 'A message from the website'],
  ["letter(head, { title: 'Hello' })", 'Hello'],
  ['const line = `From ${name} of ${company}.`;', 'From {} of {}.'],
  ["const line = 'Dear guest, ' + name;", 'Dear guest,'],
  ['const page = `<style>a { color: red }</style><p lang="en">No mail yet</p>`;', 'No mail yet'],
])('finds words that are written into code: %s', (code, words) => {
  expect(writtenWords(code)).toEqual([words]);
});

it.each([
  "import { texts } from './A message.js';",
  "const t = wordsIn(head.language, texts); letter(head, { title: t.title({ day: 'monday' }) });",
  "throw new Error('There is no such mail');",
  "logger.warn({ jobId }, 'A mail was not sent');",
  "const headers = { 'cache-control': 'private, no-cache', contentType: 'text/html; charset=utf-8' };",
  "context.text('Not found', 404); if (hall.status !== 'Available') return;",
  "const command = 'pnpm hotel requests';",
])('leaves out what nobody reads as a text: %s', (code) => {
  expect(writtenWords(code)).toEqual([]);
});
