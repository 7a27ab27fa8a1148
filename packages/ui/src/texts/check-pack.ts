import type { TextPack } from '@vestibule/domain/words';
import { formsOf, placesOf, pluralFormsIn, type Words } from '@vestibule/domain/words/check-words';
import * as exported from './index.js';

type Text = string | { words?: Words };

/** The catalogues that `@vestibule/ui/texts` exports beside functions, by the names they are imported by. */
const catalogues = () =>
  Object.entries(exported)
    .filter(([name]) => /(?:Texts|Messages|Notices)$/.test(name))
    .map(([name, texts]) => [name, texts as unknown as Record<string, Text>] as const);

/**
 * What is wrong with the words that a pack replaces, for a hotel's own tests:
 * `expect(checkPack(words)).toEqual([])`. Each complaint names the catalogue and the key. `language` is that
 * of the pack: its texts need the plural forms of that language.
 *
 * The provider warns of the same faults in development. In production nothing is checked: a placeholder
 * that has no value then shows as it is written, `{guest}`, and a missing plural form as `other`.
 */
export function checkPack(pack: TextPack, language = pack.locale ?? 'en'): string[] {
  return catalogues().flatMap(([name, texts]) => {
    const own = pack.get(texts);
    return Object.entries(own)
      .filter(([key, words]) => words !== texts[key])
      .flatMap(([key, words]) =>
        faultsOf(texts[key], words, language).map((fault) => `${name}.${key} ${fault}`),
      );
  });
}

/**
 * The texts of the library that a pack leaves as they are in English, each by catalogue and key, for whoever
 * makes a language. A text that reads the same in both counts as left, such as PDF.
 */
export function missingTexts(pack: TextPack): string[] {
  return catalogues().flatMap(([name, texts]) => {
    const own: Record<string, unknown> = pack.get(texts);
    return Object.keys(texts)
      .filter((key) => own[key] === texts[key])
      .map((key) => `${name}.${key}`);
  });
}

function faultsOf(english: Text | undefined, own: unknown, language: string): string[] {
  if (english === undefined) return ['is no text of this catalogue'];
  if (typeof english === 'string') {
    return typeof own === 'string' ? strangers(english, own) : ['must be a string'];
  }
  const counted = typeof english.words === 'object';
  if (typeof own !== 'function' || !('words' in own)) {
    return [`must be made with ${counted ? 'plural()' : 'text()'}`];
  }
  const { words } = own as { words: Words };
  if (!counted || typeof words === 'string') {
    return counted ? ['must be made with plural()'] : strangers(english, own as Text);
  }
  const missing = pluralFormsIn(language)
    .filter((form) => words[form] === undefined)
    .map((form) => `lacks the plural form "${form}"`);
  return [...missing, ...strangers(english, own as Text)];
}

/** The placeholders and tags of a text that the English one does not have: nothing fills them in. */
function strangers(english: Text, own: Text): string[] {
  const known = new Set(placesIn(english));
  const unknown = placesIn(own).filter((place) => !known.has(place));
  const choice = known.size > 0 ? `: it may use ${[...known].join(', ')}` : '';
  return [...new Set(unknown)].map((place) => `has no value for ${place}${choice}`);
}

/** `{name}` and `<terms>`, of all forms. */
function placesIn(text: Text): string[] {
  const words = typeof text === 'string' ? text : (text.words ?? '');
  const places = formsOf(words).flatMap(placesOf);
  return places.filter((place) => !place.startsWith('</')).map((place) => place.replace('/>', '>'));
}
