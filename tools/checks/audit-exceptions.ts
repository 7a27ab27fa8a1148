import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const FILE = path.resolve(import.meta.dirname, '../../pnpm-workspace.yaml');
/** Nobody puts a weakness off for longer without looking at it again. */
const MAX_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

const listed = /^\s*- +['"]?(GHSA-[\w-]+)['"]?(.*)$/gm;
const explained = /^ # until (\d{4}-\d{2}-\d{2}): \S/;

/**
 * What is wrong with the advisories that `pnpm audit` is told to ignore: each has its day and its
 * reason behind it, `- GHSA-… # until 2027-01-31: not reachable, for …`, and the day has not come.
 */
export function exceptionProblems(workspaceFile: string, today: Date): string[] {
  return [...workspaceFile.matchAll(listed)].flatMap(([, advisory, comment = '']) => {
    const until = Date.parse(explained.exec(comment)?.[1] ?? '');
    if (Number.isNaN(until)) return [`${advisory}: say "# until YYYY-MM-DD: reason" behind it`];
    const days = (until - today.getTime()) / DAY_MS;
    if (days < -1) return [`${advisory}: the exception has ended; update, or look at it again`];
    return days > MAX_DAYS ? [`${advisory}: an exception ends within ${MAX_DAYS} days`] : [];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = exceptionProblems(readFileSync(FILE, 'utf8'), new Date());
  for (const problem of problems) process.stderr.write(`pnpm-workspace.yaml: ${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
