import { readFileSync } from 'node:fs';

/** By point, part (none, where the point has no parts) and id: what the specification says. */
export type Points = Record<string, Record<string, Record<string, string>>>;

/** The sentences as their file has them. */
export const sentencesText = readFileSync(new URL('sentences.json', import.meta.url), 'utf8');
export const points = JSON.parse(sentencesText) as Points;

/** The ids in the text of the sentences, as often as they are there. */
export const idsIn = (text: string): string[] =>
  [...text.matchAll(/^\s*"([SRG]\d[\w.]*)":/gm)].map(([, id = '']) => id);

/** The rulings without a sentence, from the first to the last that has one. */
export function missingRulings(ids: readonly string[]): string[] {
  const numbers = new Set(ids.map((id) => Number(/^R(\d+)/.exec(id)?.[1] ?? 0)));
  const all = Array.from({ length: Math.max(0, ...numbers) }, (_, index) => index + 1);
  return all.filter((number) => !numbers.has(number)).map((number) => `R${number}`);
}

/** Ids that occur more than once. */
export function repeatedIds(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
