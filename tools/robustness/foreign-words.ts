import type { Page } from 'playwright';
import { languageFacts } from '../../packages/domain/src/words/language.ts';
import { givenTexts, namesOwnLanguage, platformNames, unmarkedTexts } from './pseudo-language.ts';
import { wordsAround } from './story-words.ts';

/** What dates are written in; English puts the day first in running text. */
export const dateLocales = [...Object.values(languageFacts).map(({ locale }) => locale), 'en-GB'];

let platform: readonly string[] | undefined;

/**
 * The words of a story in the pseudo-language that no catalogue has and that are nobody's data. Foundations
 * show the design system in words of its documentation, the pages for testers are English, and a story that
 * names its language cannot be marked.
 */
export async function findForeignWords(page: Page, storyFile: string): Promise<string[]> {
  if (/\.storybook\/foundations\/|\/(?:user|payment)-test\b/.test(storyFile)) return [];
  if (await page.evaluate(namesOwnLanguage)) return [];
  platform ??= await page.evaluate(platformNames, dateLocales);
  const unmarked = await page.evaluate(unmarkedTexts);
  const given = await page.evaluate(givenTexts);
  return foreignWords({ unmarked, known: [...given, ...wordsAround(storyFile), ...platform] });
}

/** A story in the pseudo-language, as it was found. */
interface PseudoStory {
  /** Visible and spoken texts without what catalogues marked. */
  unmarked: readonly string[];
  /** What may be there: the story's own data, what the server answers, what the platform names. */
  known: readonly string[];
}

/** Texts that are neither a catalogue's nor the story's: words that no hotel can replace or translate. */
export function foreignWords({ unmarked, known }: PseudoStory): string[] {
  const data = new Set(known.flatMap(partsOf));
  const names = [...data].filter(hasWord);
  const byLength = names.toSorted((one, other) => other.length - one.length);
  return unmarked
    .map(spaced)
    .filter((text) => hasWord(text) && !isShort(text) && !data.has(text))
    .filter((text) => !isCut(text, names) && hasWord(withoutNames(text, byLength)));
}

/** What shows by itself of a text: between tags and slots, or told by the description of a booking. */
const partsOf = (text: string) =>
  text
    .split(/<[^>]*>|\n|\{\w+\}|\w+ Booking: | \| \w+: /)
    .map(spaced)
    // An amenity is written large.
    .flatMap((part) => [part, part.charAt(0).toUpperCase() + part.slice(1)]);

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What has a digit is a number, a time or an id. */
const hasWord = (text: string) =>
  text.split(' ').some((word) => /\p{L}{2}/u.test(word) && !/\d/.test(word));

/** Initials, or the code of a country. */
const isShort = (text: string) => /^(?:\p{Lu}|\p{Lo}){2}$/u.test(text);

const isCut = (text: string, names: readonly string[]) =>
  text.endsWith('…') && names.some((name) => name.startsWith(text.slice(0, -1)));

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** `Tue, 24 Nov 2026`, `Spa treatment, Hammam`: several names in one text. Whole words alone go. */
function withoutNames(text: string, names: readonly string[]): string {
  let rest = text;
  for (const name of names) {
    if (!rest.includes(name)) continue;
    const whole = new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'gu');
    rest = rest.replaceAll(whole, ' ');
  }
  return rest;
}
