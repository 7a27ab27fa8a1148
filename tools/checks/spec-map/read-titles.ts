/** `describe`, `test`, `it` and a play function's `step`, with or without a table of examples. */
const CALL =
  /\b(?:describe|test|it|step)(?:\.\w+)*(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const STORY = /^export const ([A-Z]\w+)/gm;

/** The names of the tests, steps and stories in a source file, as they are written there. */
export function readTitles(source: string): string[] {
  const calls = [...source.matchAll(CALL)].map((match) => match[2] ?? '');
  const stories = [...source.matchAll(STORY)].map((match) => match[1] ?? '');
  return [...calls, ...stories].map((title) => title.replace(/\\(['"`])/g, '$1'));
}
