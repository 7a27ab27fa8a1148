/** The same keys in another language, or in a hotel's own words: the placeholders stay. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Texts[Key];
};

/** Words in place of the English ones, for any catalogue. */
export interface TextPack {
  /** BCP 47, of a whole language; a hotel's own words in the page's language have none. */
  readonly locale?: string;
  get: <Texts extends object>(texts: Texts) => Translation<Texts>;
}

/** Names of catalogues, no two alike: a translation is found by them, and needs no English words. */
const names = new WeakMap<object, string>();

/**
 * A component's or a rule's texts under their name, which is that of their file.
 * @__NO_SIDE_EFFECTS__
 */
export function catalogue<Texts extends object>(name: string, texts: Texts): Texts {
  names.set(texts, name);
  return texts;
}

/** The words that replace those of a catalogue. */
export interface Override {
  /** The catalogue, by its name where it has one. */
  readonly of: string | object;
  readonly words: object;
}

/** The name of a catalogue; undefined of other texts. */
export const nameOf = (texts: object): string | undefined => names.get(texts);

const keyOf = (texts: object) => names.get(texts) ?? texts;

/** Replaces some or all words of a catalogue: `override(roomCardTexts, { viewDetails: 'See it' })`. */
export function override<Texts extends object>(
  texts: Texts,
  words: Partial<Translation<Texts>>,
): Override {
  return { of: keyOf(texts), words };
}

/** Translations by the names of their catalogues, as the modules of a language export them. */
export type WordsByName = Readonly<Record<string, object>>;

/** The translations of a module: `textPack(...overridesOf(rooms), ...overridesOf(forms))`. */
export function overridesOf(words: WordsByName): Override[] {
  return Object.entries(words).map(([of, translation]) => ({ of, words: translation }));
}

/** A pack whose words come with the code that shows them: they are added before it renders. */
export interface GrowingPack extends TextPack {
  add: (overrides: readonly Override[]) => void;
}

/** An empty pack. Where two overrides replace the same word, the later one wins. */
export function growingPack(): GrowingPack {
  const replaced = new Map<string | object, object>();
  const translations = new Map<string | object, object>();
  return {
    add(overrides) {
      for (const { of, words } of overrides) {
        replaced.set(of, { ...replaced.get(of), ...words });
        translations.delete(of);
      }
    },
    get<Texts extends object>(texts: Texts) {
      const key = keyOf(texts);
      const translation = translations.get(key) ?? { ...texts, ...replaced.get(key) };
      translations.set(key, translation);
      return translation as Translation<Texts>;
    },
  };
}

/**
 * A pack for the provider; made once, outside components. Where two overrides replace the same word,
 * the later one wins: a hotel's own words follow its language.
 */
export function textPack(...overrides: readonly Override[]): TextPack {
  const pack = growingPack();
  pack.add(overrides);
  return pack;
}

/** The words of a catalogue in a pack; its own without one. */
export function textsIn<Texts extends object>(
  pack: TextPack | undefined,
  texts: Texts,
): Translation<Texts> {
  return pack ? pack.get(texts) : (texts as Translation<Texts>);
}

/** A pack of a whole language, whose dates, figures and reading direction come with it. */
export function languagePack(
  locale: string,
  ...overrides: readonly Override[]
): TextPack & { readonly locale: string } {
  return { ...textPack(...overrides), locale };
}
