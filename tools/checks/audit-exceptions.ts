import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';

const FILE = path.resolve(import.meta.dirname, '../../pnpm-workspace.yaml');
/** Nobody puts a weakness off for longer without looking at it again. */
const MAX_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

const explained = /^ until (\d{4}-\d{2}-\d{2}): \S/;

/**
 * What is wrong with the advisories that `pnpm audit` is told to ignore: each has its day and its
 * reason behind it, `- GHSA-… # until 2027-01-31: not reachable, for …`, and the day has not come.
 * Nothing else of `auditConfig` may be set: it would ignore advisories without a day.
 */
export function exceptionProblems(workspaceFile: string, today: Date): string[] {
  const document = parseDocument(workspaceFile);
  if (document.errors.length > 0) return document.errors.map(({ message }) => message);
  const config = document.get('auditConfig', true);
  if (config === undefined) return [];
  if (!isMap<Node, Node>(config)) return ['auditConfig: is no map'];
  return config.items.flatMap(({ key, value }) =>
    String(key) === 'ignoreGhsas'
      ? listProblems(value, today)
      : [`auditConfig: ${String(key)} has no days; list the advisory under ignoreGhsas`],
  );
}

function listProblems(list: Node | null, today: Date): string[] {
  if (!isSeq<Node>(list) || list.flow) {
    return ['ignoreGhsas: list each advisory on a line of its own, "- GHSA-…"'];
  }
  return list.items.flatMap((advisory) => {
    const problem = dayProblem(advisory.comment ?? '', today);
    return problem ? [`${isScalar(advisory) ? String(advisory.value) : 'a list'}: ${problem}`] : [];
  });
}

function dayProblem(comment: string, today: Date): string | undefined {
  const until = Date.parse(explained.exec(comment)?.[1] ?? '');
  if (Number.isNaN(until)) return 'say "# until YYYY-MM-DD: reason" behind it';
  const days = (until - today.getTime()) / DAY_MS;
  if (days < -1) return 'the exception has ended; update, or look at it again';
  return days > MAX_DAYS ? `an exception ends within ${MAX_DAYS} days` : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = exceptionProblems(readFileSync(FILE, 'utf8'), new Date());
  for (const problem of problems) process.stderr.write(`pnpm-workspace.yaml: ${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
