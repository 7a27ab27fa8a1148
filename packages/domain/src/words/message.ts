/** The names in braces of a text: `'{count} of {total}'` has `count` and `total`. */
export type Names<Words extends string> = Words extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** A text with values, which are filled in where its braces are. */
export interface Message<Name extends string> {
  (values: Readonly<Record<Name, string | number>>): string;
  /** What a translator is given: the text, or one for each plural form. */
  readonly words: string | Readonly<Record<string, string>>;
}

/** A text that depends on a number, which is in it as `{count}`. */
export interface CountedMessage<Name extends string> {
  (values: { readonly count: number } & Readonly<Record<Name, string | number>>): string;
  readonly words: Readonly<Record<string, string>>;
}

/** The plural forms of a language, and which one a number takes. */
interface Language {
  /** As `Intl.PluralRules` of the language selects: only its own forms come. */
  formOf: (count: number) => Intl.LDMLPluralRule;
  /** Isolates a text value, where names may be written in the other direction. */
  isolate?: (value: string) => string;
}

type Forms<Form extends string> = Readonly<Record<Form | 'other', string>>;

/**
 * The two functions that a catalogue of one language is written with:
 * `defineLanguage<'one' | 'few' | 'many'>({ formOf: (count) => new Intl.PluralRules('pl').select(count) })`.
 */
export function defineLanguage<Form extends Intl.LDMLPluralRule>({ formOf, isolate }: Language) {
  const fill = (words: string, values: Readonly<Record<string, string | number>>) =>
    words.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
      // A hotel's text may ask for what its caller does not know.
      const value = values[name] ?? place;
      return typeof value === 'string' && isolate ? isolate(value) : String(value);
    });
  /** A text with values: `text('of {name}')`. */
  function text<const Words extends string>(words: Words): Message<Names<Words>> {
    return Object.assign((values: object) => fill(words, { ...values }), { words });
  }
  /**
   * A text for each form that the language has of a number. One that is missing after all, as in a
   * pack from a file, is `other`.
   */
  function plural<const Words extends Forms<Form>>(
    words: Words,
  ): CountedMessage<Exclude<Names<Words[keyof Words]>, 'count'>> {
    const message = (values: { count: number }) =>
      fill(words[formOf(values.count) as Form | 'other'] ?? words.other, { ...values });
    return Object.assign(message, { words });
  }
  return { text, plural };
}
