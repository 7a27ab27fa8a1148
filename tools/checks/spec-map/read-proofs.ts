/** A test, a step or a story, and the ids of the sentences that it proves. */
export interface Proof {
  title: string;
  ids: string[];
}

/** `describe`, `test`, `it`, a play function's `step` and the engines' `journey`, with or without a table of examples. */
const CALL =
  /\b(?:describe|test|it|step|journey)(?:\.\w+)*(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const TITLE = /^([^]*) \[((?:[SRG]\d[\w.]*(?:, )?)+)\]$/;
const STORY = /^export const ([A-Z]\w+)/;
const PROVES = /\bparameters: \{ proves: \[([^\]]*)\]/;

/** What proves something in a source file: titles that end in ids, and stories whose parameters hold some. */
export function readProofs(source: string): Proof[] {
  const titles = [...source.matchAll(CALL)].flatMap(([, , text = '']) => {
    const [, title, ids] = TITLE.exec(text.replace(/\\(['"`])/g, '$1')) ?? [];
    return title && ids ? [{ title, ids: ids.split(', ') }] : [];
  });
  const stories = source.split(/^(?=export )/m).flatMap((statement) => {
    const [, title] = STORY.exec(statement) ?? [];
    const [, ids] = PROVES.exec(statement) ?? [];
    return title && ids ? [{ title, ids: [...ids.matchAll(/[\w.]+/g)].map(([id]) => id) }] : [];
  });
  return [...titles, ...stories];
}
