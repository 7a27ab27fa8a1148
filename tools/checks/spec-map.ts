// Holds docs/spec-map.md against the tests and stories that it names, and lists what nothing proves.
import { existsSync, readFileSync } from 'node:fs';
import { missingRulings, type Proof, readRows, repeatedIds } from './spec-map/read-rows.ts';
import { readTitles } from './spec-map/read-titles.ts';

const root = new URL('../../', import.meta.url);
const titlesByFile = new Map<string, string[]>();

/** Undefined where there is no such file. */
function titlesOf(file: string): string[] | undefined {
  const known = titlesByFile.get(file);
  if (known) return known;
  const url = new URL(file, root);
  if (!existsSync(url)) return undefined;
  const titles = readTitles(readFileSync(url, 'utf8'));
  titlesByFile.set(file, titles);
  return titles;
}

function mistakeOf({ file, title }: Proof): string | undefined {
  const titles = titlesOf(file);
  if (!titles) return `there is no ${file}`;
  return titles.some((name) => name.includes(title)) ? undefined : `${file} has no “${title}”`;
}

const rows = readRows(readFileSync(new URL('docs/spec-map.md', root), 'utf8'));
const mistakes = [
  ...(rows.length === 0 ? ['docs/spec-map.md has no rows'] : []),
  ...missingRulings(rows).map((id) => `${id}: has no row`),
  ...repeatedIds(rows).map((id) => `${id}: stands twice`),
  ...rows.flatMap(({ id, proofs }) =>
    proofs.flatMap((proof) => {
      const mistake = mistakeOf(proof);
      return mistake ? [`${id}: ${mistake}`] : [];
    }),
  ),
];
const unproved = rows.filter((row) => row.proofs.length === 0);

for (const mistake of mistakes) console.error(mistake);
for (const { id } of unproved) console.log(`without proof  ${id}`);
console.log(`${rows.length} sentences, ${unproved.length} of them without proof.`);
if (mistakes.length > 0) process.exitCode = 1;
