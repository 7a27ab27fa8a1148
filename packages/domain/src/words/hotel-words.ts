import type { Words } from './check-words.js';
import type { defineLanguage } from './message.js';
import { nameOf, textsIn, type TextPack, type Translation } from './pack.js';

/** A hotel's own words in one language, by catalogue and key: what it imports as `words.yaml`. */
export type HotelWords = Readonly<Record<string, Readonly<Record<string, Words>>>>;

/** What texts of a language with values or plural forms are made with. */
export type WordMaker = ReturnType<typeof defineLanguage<Intl.LDMLPluralRule>>;

/** A hotel's own words over those of its language, which may still come. */
export function withHotelWords(
  under: TextPack | undefined,
  own: HotelWords,
  maker: WordMaker,
): TextPack {
  const known = new WeakMap<object, object>();
  return {
    get<Texts extends object>(texts: Texts) {
      const others = textsIn(under, texts);
      const name = nameOf(texts);
      const words = name !== undefined && Object.hasOwn(own, name) ? own[name] : undefined;
      if (!words) return others;
      const shown = known.get(others) ?? { ...others, ...made(words, others, maker) };
      known.set(others, shown);
      return shown as Translation<Texts>;
    },
  };
}

function made(words: Record<string, Words>, others: object, { text, plural }: WordMaker) {
  const isMessage = new Map(
    Object.entries(others).map(([key, one]) => [key, typeof one === 'function']),
  );
  const known = Object.entries(words).filter(([key]) => isMessage.has(key));
  return Object.fromEntries(
    known.map(([key, one]) => {
      if (typeof one !== 'string') return [key, plural(one as Parameters<typeof plural>[0])];
      return [key, isMessage.get(key) ? text(one) : one];
    }),
  );
}
