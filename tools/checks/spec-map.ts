// Makes docs/spec-map.md of the sentences and of the ids in tests and stories (`--write`), or holds it to them.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readProofs } from './spec-map/read-proofs.ts';
import { idsIn, missingRulings, points, repeatedIds, sentencesText } from './spec-map/sentences.ts';
import { writeMap } from './spec-map/write-map.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = path.join(root, 'docs/spec-map.md');
const tests =
  '{packages,apps,tools,.storybook}/**/*.{test.ts,test.tsx,stories.tsx,e2e.ts,engines.ts}';
const exclude = (name: string) => /(^|\/)(node_modules|dist|\.cache)$/.test(name);

const ids = idsIn(sentencesText);
const proofsOf = new Map<string, string[]>();
const mistakes = [
  ...missingRulings(ids).map((id) => `${id}: has no sentence`),
  ...repeatedIds(ids).map((id) => `${id}: occurs twice`),
];
for (const file of globSync(tests, { cwd: root, exclude }).toSorted()) {
  for (const proof of readProofs(readFileSync(path.join(root, file), 'utf8'))) {
    for (const id of proof.ids) {
      if (!ids.includes(id))
        mistakes.push(`${file}: “${proof.title}” proves ${id}, which is no id`);
      proofsOf.set(id, [...(proofsOf.get(id) ?? []), `${file} › ${proof.title}`]);
    }
  }
}
mistakes.push(...ids.filter((id) => !proofsOf.has(id)).map((id) => `${id}: nothing proves it`));

const text = writeMap(points, proofsOf);
if (process.argv.includes('--write')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text) {
  mistakes.push('docs/spec-map.md: write it again, node tools/checks/spec-map.ts --write');
}
for (const mistake of mistakes) console.error(mistake);
console.log(`${ids.length} sentences, ${[...proofsOf.values()].flat().length} proofs.`);
if (mistakes.length > 0) process.exitCode = 1;
