import { expect, test } from 'vitest';
import { exceptionProblems } from './audit-exceptions.ts';

const today = new Date('2026-11-20T12:00:00Z');
const file = (line: string) =>
  `auditConfig:\n  ignoreGhsas:\n    - ${line}\ncatalog:\n  react: 19\n`;

test.each([
  'GHSA-aaaa-bbbb-cccc # until 2026-11-20: only the build reads it',
  "'GHSA-aaaa-bbbb-cccc' # until 2027-02-18: waits for 4.2",
])('an exception with a day and a reason holds: %s', (line) => {
  expect(exceptionProblems(file(line), today)).toEqual([]);
});

test.each([
  ['GHSA-aaaa-bbbb-cccc', 'say "# until'],
  ['GHSA-aaaa-bbbb-cccc # not reachable', 'say "# until'],
  ['GHSA-aaaa-bbbb-cccc # until 2026-12-01:', 'say "# until'],
  ['GHSA-aaaa-bbbb-cccc # until 2026-99-01: reason', 'say "# until'],
  ['GHSA-aaaa-bbbb-cccc # until 2026-11-19: reason', 'has ended'],
  ['GHSA-aaaa-bbbb-cccc # until 2027-06-01: reason', 'within 90 days'],
])('one without, or for too long, does not: %s', (line, problem) => {
  expect(exceptionProblems(file(line), today)).toEqual([
    expect.stringMatching(new RegExp(`^GHSA-aaaa-bbbb-cccc: .*${problem}`)),
  ]);
});

test('a workspace without exceptions has none to explain', () => {
  expect(exceptionProblems('catalog:\n  react: 19\n', today)).toEqual([]);
});

test.each([
  ['ignoreCves:\n    - CVE-2026-0001 # until 2026-12-01: reason', 'ignoreCves has no days'],
  ['ignoreUnfixable: true', 'ignoreUnfixable has no days'],
  ['ignoreGhsas: [GHSA-aaaa-bbbb-cccc] # until 2026-12-01: reason', 'a line of its own'],
  ['"ignoreGhsas":\n    - "GHSA-aaaa-bbbb-cccc"', 'say "# until'],
  ['ignoreGhsas:\n    # until 2026-12-01: reason\n    - GHSA-aaaa-bbbb-cccc', 'say "# until'],
  ['ignoreGhsas:\n    - - GHSA-aaaa-bbbb-cccc', 'say "# until'],
  ['ignoreGhsas: GHSA-aaaa-bbbb-cccc', 'a line of its own'],
])('nothing else of auditConfig hides an advisory: %s', (line, problem) => {
  expect(exceptionProblems(`auditConfig:\n  ${line}\n`, today)).toEqual([
    expect.stringContaining(problem),
  ]);
});

test('a flow map, a text and broken YAML are refused', () => {
  for (const text of ['auditConfig: {ignoreCves: [CVE-1]}\n', 'auditConfig: none\n', 'a: [\n']) {
    expect([text, exceptionProblems(text, today)]).toEqual([text, [expect.any(String)]]);
  }
});
