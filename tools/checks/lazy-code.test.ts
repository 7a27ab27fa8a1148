import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const besides = /\.(test|stories|story-data)\.|\/testing\//;

/** The site's loader, what hands everything on to it, and the library's ten attempts. */
const loaders = 'loadCode|lateDialog|useLateCode|useIdleFetch|retryImport';
const loaded = new RegExp(`\\b(${loaders})\\(\\(\\) => import\\(`);

const elsewhere = [
  // Where it cannot be fetched, the server asks the list: no second try, no reload.
  "await import('./common-passwords.js')",
  // In development alone: no guest's browser reaches it.
  "await import('../texts/check-pack.js')",
  // In a function that loadCode and useIdleFetch call, and which keeps what came.
  "await import('./CalendarPopover.js')",
  // Beside its words, in a function that loadCode and useIdleFetch call.
  "import('./UnpaidBookings.js'),",
  // One of the languages, which loadCode is given by the page's own.
  "ar: () => import('./texts/words.ar.js'),",
];

/** `const loadX = () => import(…)`, which nobody but a loader is given. */
function isLoadedByName(line: string, text: string): boolean {
  const [, name] = /const (\w+) = \(\) => import\(/.exec(line) ?? [];
  if (!name) return false;
  const uses =
    text.match(new RegExp(`.*\\b${name}\\b.*`, 'g'))?.filter((use) => use !== line) ?? [];
  return uses.every((use) => new RegExp(`\\b(${loaders})\\(${name}[),]`).test(use));
}

test('the browser fetches code by the loader alone (decision 020)', () => {
  const files = globSync('{apps/site,packages/*}/src/**/*.{ts,tsx}', { cwd: root });
  const lines = files
    .filter((file) => !besides.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    // A call that is laid out over several lines.
    .map((text) => text.replaceAll(/\(\s+\(\) => import\(/g, '(() => import('))
    .flatMap((text) => text.split('\n').map((line) => ({ line, text })))
    .filter(({ line }) => /\bimport\(/.test(line) && !/typeof import/.test(line))
    .filter(({ line }) => !elsewhere.some((one) => line.includes(one)));
  const past = lines.filter(({ line, text }) => !loaded.test(line) && !isLoadedByName(line, text));
  expect(lines.length).toBeGreaterThan(0);
  expect(past.map(({ line }) => line)).toEqual([]);
});
