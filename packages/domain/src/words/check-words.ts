/** A text, or one for each plural form. */
export type Words = string | Readonly<Record<string, string>>;

/** Every form of a text; a plain one has a single form. */
export const formsOf = (words: Words): string[] =>
  typeof words === 'string' ? [words] : Object.values(words);

/** What is filled in, and the tags of elements: `{name}`, `<terms>`, `</terms>`, `<price/>`. */
export const placesOf = (form: string): string[] => form.match(/\{\w+\}|<\/?\w+\/?>/g) ?? [];

/** Plural forms that may say their number in words; the others stand for many numbers. */
const spelled = new Set(['zero', 'one', 'two']);

/** The forms of a translation that lack a value or a tag of the original, or have one more. */
export function formsWithOtherPlaces(original: Words, translation: Words): string[] {
  const sample = typeof original === 'string' ? original : (original['other'] ?? '');
  const placesFor = (form: string, words: string) =>
    placesOf(words)
      .filter((place) => !(spelled.has(form) && place === '{count}'))
      .toSorted()
      .join(' ');
  const forms = typeof translation === 'string' ? { other: translation } : translation;
  return Object.entries(forms)
    .filter(([form, words]) => placesFor(form, words) !== placesFor(form, sample))
    .map(([, words]) => words);
}

/** The plural forms of a language, `other` among them. */
export const pluralFormsIn = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

const nameInEnglish = (language: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language);

/**
 * Why words cannot stand in place of an original of the catalogues; undefined where they can: the same
 * values and tags, no others, and every plural form of their language.
 */
export function wordsFault(original: Words, words: Words, language: string): string | undefined {
  if (formsOf(words).some((form) => form.trim() === '')) return 'has no words';
  const [html] = formsOf(words).flatMap((form) => form.match(/<\/?\w[^>]*[^\w>/][^>]*>/) ?? []);
  if (html !== undefined) return `holds HTML: ${html}`;
  const isPlural = typeof original !== 'string';
  if (isPlural !== (typeof words !== 'string'))
    return isPlural ? 'has plural forms in English' : 'has no plural forms in English';
  if (typeof words !== 'string') {
    const forms = Object.keys(words);
    const known = pluralFormsIn(language);
    const missing = known.filter((form) => !forms.includes(form));
    if (missing.length > 0) return `lacks the plural form ${missing.join(', ')}`;
    const strange = forms.filter((form) => !known.includes(form));
    if (strange.length > 0)
      return `has the plural form ${strange.join(', ')}, which ${nameInEnglish(language)} has not`;
  }
  const [other] = formsWithOtherPlaces(original, words);
  if (other === undefined) return undefined;
  const places = placesOf(formsOf(original).at(-1) ?? '').toSorted();
  return `has other values or tags than ${places.join(' ') || 'none'}: ${other}`;
}
