import type { Points } from './sentences.ts';

const INTRODUCTION = `# The specification, sentence by sentence

Each rule of the specification has an id here, and the tests or stories that prove it. Point 2 to 9 are the specification's own points; \`R\` numbers are the rulings that decide where it contradicts itself.

\`node tools/checks/spec-map.ts --write\` makes this page of \`tools/checks/spec-map/sentences.json\` and of the ids that tests carry: at the end of a title, \`[S2.rooms.3]\`, or in a story's \`parameters: { proves: ['S2.rooms.3'] }\`.

- **Looking for a rule's proof?** Find its row, or search the tree for its id.
- **Changing a rule?** Its proof is the test to change first.
- Ids are stable: a sentence that goes takes its id with it. Every ruling has a row, in order; \`R40.1\` is a part of R40 that stands by itself. Of part G a point has its row with its first proof.
`;

const inCell = (text: string) => text.replaceAll('|', '\\|');

function rows(sentences: Record<string, string>, proofsOf: ReadonlyMap<string, string[]>) {
  return Object.entries(sentences).map(([id, sentence]) => {
    const proofs = proofsOf.get(id)?.map((proof) => `\`${inCell(proof.replaceAll('`', "'"))}\``);
    return `| ${id} | ${inCell(sentence)} | ${proofs?.join('<br>') ?? '—'} |`;
  });
}

/** The page: each sentence with its proofs, `path › title`. */
export function writeMap(points: Points, proofsOf: ReadonlyMap<string, string[]>): string {
  const sections = Object.entries(points).flatMap(([point, parts]) => [
    `## ${point}\n`,
    ...Object.entries(parts).flatMap(([part, sentences]) => [
      ...(part ? [`### ${part}\n`] : []),
      '| id | the specification says | proved by |\n| --- | --- | --- |',
      `${rows(sentences, proofsOf).join('\n')}\n`,
    ]),
  ]);
  return `${INTRODUCTION}\n${sections.join('\n')}`;
}
