/** The same keys in another language, or in a hotel's own words: the placeholders stay. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Texts[Key];
};

/** Words in place of the English ones, for any catalogue. */
export interface TextPack {
  get: <Texts extends object>(texts: Texts) => Translation<Texts>;
}

/** A catalogue and the words that replace its own. */
export interface Override {
  readonly texts: object;
  readonly words: object;
}

/** Replaces some or all words of a catalogue: `override(roomCardTexts, { viewDetails: 'See it' })`. */
export function override<Texts extends object>(
  texts: Texts,
  words: Partial<Translation<Texts>>,
): Override {
  return { texts, words };
}

/**
 * A pack for the provider; made once, outside components. Where two overrides replace the same word,
 * the later one wins: a hotel's own words follow its language.
 */
export function textPack(...overrides: readonly Override[]): TextPack {
  const translations = new Map<object, object>();
  for (const { texts, words } of overrides)
    translations.set(texts, { ...texts, ...translations.get(texts), ...words });
  return {
    get: <Texts extends object>(texts: Texts) =>
      (translations.get(texts) ?? texts) as Translation<Texts>,
  };
}

/** The words of a catalogue in a pack; its own without one. */
export function textsIn<Texts extends object>(
  pack: TextPack | undefined,
  texts: Texts,
): Translation<Texts> {
  return pack ? pack.get(texts) : (texts as Translation<Texts>);
}
