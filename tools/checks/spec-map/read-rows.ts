/** One row of `docs/spec-map.md`: a sentence of the specification and what proves it. */
export interface SpecRow {
  id: string;
  proofs: Proof[];
}

export interface Proof {
  file: string;
  /** Part of a test's, a step's or a story's name. */
  title: string;
}

const ROW = /^\| ((?:S\d|R\d)[\w.]*) \|.*\| ([^|]*) \|$/;
const PROOF = /`([^`]+?) › ([^`]+)`/g;

export function readRows(markdown: string): SpecRow[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, cell] = ROW.exec(line) ?? [];
    return id && cell ? [{ id, proofs: readProofs(cell) }] : [];
  });
}

function readProofs(cell: string): Proof[] {
  return [...cell.matchAll(PROOF)].flatMap(([, file, title]) =>
    file && title ? [{ file, title }] : [],
  );
}

/** The rulings without a row, from the first to the last that has one. */
export function missingRulings(rows: readonly SpecRow[]): string[] {
  const numbers = new Set(rows.map(({ id }) => Number(/^R(\d+)/.exec(id)?.[1] ?? 0)));
  const all = Array.from({ length: Math.max(0, ...numbers) }, (_, index) => index + 1);
  return all.filter((number) => !numbers.has(number)).map((number) => `R${number}`);
}

/** Ids that stand in more than one row. */
export function repeatedIds(rows: readonly SpecRow[]): string[] {
  const ids = rows.map((row) => row.id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
