import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Tests that name the demonstration's hotel because they give that name themselves, or look for it elsewhere. */
const named = new Set([
  'apps/server/src/content/translated-pages.test.ts',
  'apps/server/src/mail/language-of-mails.test.ts',
  'apps/server/src/mail/letter.test.ts',
  'apps/server/src/payments/mails/language-of-bookings.test.ts',
  'apps/server/src/payments/receipt/receipt-in-arabic.test.ts',
  'apps/server/src/payments/receipt/text-runs.test.ts',
  'apps/server/src/settings/hotel-settings.test.ts',
  'apps/server/src/settings/translated-settings.test.ts',
]);

const tests = globSync('apps/*/{src,e2e}/**/*.{test.ts,test.tsx,e2e.ts}', { cwd: root });
const demonstration = /Qasr Al Bahr|qasralbahr|\+968 ?2455 ?0100/;

test('a test of the server or the site takes name and contact from the brand: a re-brand leaves it green', () => {
  expect(tests.length).toBeGreaterThan(200);
  const found = tests.filter((file) =>
    demonstration.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(found.toSorted()).toEqual([...named].toSorted());
});
