import { readFileSync } from 'node:fs';
import { initialSettings } from '@vestibule/domain/settings';
import { expect, test } from 'vitest';

const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');

test('the guide for operators has every setting of the pages, and its first value', () => {
  const rows = guide.matchAll(/^\| `(site\.\w+)` \| .+ \| `(.+)` \|$/gm);
  const documented = [...rows].map(([, name, value = '']) => [name, JSON.parse(value)]);
  const site = Object.entries(initialSettings).filter(([name]) => name.startsWith('site.'));
  expect(documented).toEqual(site);
});

test('the guide for operators has every limit on what is held unpaid, and its first value', () => {
  const rows = guide.matchAll(/^\| `(booking\.held\w+)` \| .+ \| (\d+) \|$/gm);
  const documented = [...rows].map(([, name, value]) => [name, Number(value)]);
  const limits = Object.entries(initialSettings).filter(([name]) =>
    name.startsWith('booking.held'),
  );
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(limits));
});
