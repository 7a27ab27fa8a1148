import { expect, it } from 'vitest';
import { sources } from './catalogues.ts';
import { withoutCatalogue } from './files-without-catalogue.ts';
import { writtenWords } from './written-words.ts';

/** The code of the apps and the libraries. What components show, the built stories show too. */
const writers = sources.filter(({ file }) => !withoutCatalogue.some(([files]) => files.test(file)));

it.each(withoutCatalogue)('a file without a catalogue is there: %s', (files) => {
  expect(sources.filter(({ file }) => files.test(file))).not.toEqual([]);
});

it.each(['apps/server', 'apps/site', 'packages/domain', 'packages/ui'])('reads %s', (folder) => {
  expect(writers.filter(({ file }) => file.startsWith(`${folder}/src/`)).length).toBeGreaterThan(
    100,
  );
});

it.each(writers)('$file has its words from a catalogue', ({ code }) => {
  expect(writtenWords(code)).toEqual([]);
});

it.each([
  ["letter(head, { title: 'A message from the website' })", 'A message from the website'],
  ["letter(head, { title: 'Hello' })", 'Hello'],
  ['const line = `From ${name} of ${company}.`;', 'From {} of {}.'],
  ["const line = 'Dear guest, ' + name;", 'Dear guest,'],
  ['const page = `<style>a { color: red }</style><p lang="en">No mail yet</p>`;', 'No mail yet'],
  ["new Response('<h1>The hotel is closed today</h1>')", 'The hotel is closed today'],
  ['const page = html`<p>The hotel is closed today</p>`;', 'The hotel is closed today'],
  ["const body = { 'title': 'A message from the website' };", 'A message from the website'],
  ["context.error('There is no such mail');", 'There is no such mail'],
  ["const subtitle = 'Treatments by appointment';", 'Treatments by appointment'],
])('finds words that are written into code: %s', (code, words) => {
  expect(writtenWords(code)).toEqual([words]);
});

it.each([
  "'use client';",
  'const Root = styled.div`display: grid; gap: 1rem`;',
  'const sizes = `(min-width: 60rem) 40vw, calc(100vw - 2.5rem)`;',
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
