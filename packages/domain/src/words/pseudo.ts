import { textsIn, type TextPack, type Translation } from './pack.js';

/** What is said in place of a text: of the English words, and the same in the language of a pack. */
type Say = (english: string, translated: string) => string;

/** A pack that says each text through a function, when it is asked for. */
export function packThrough(say: Say, under?: TextPack): TextPack {
  const packs = new WeakMap<object, object>();
  return {
    get<Texts extends object>(texts: Texts) {
      const known = packs.get(texts) ?? allThrough(say, texts, textsIn(under, texts));
      packs.set(texts, known);
      return known as Translation<Texts>;
    },
  };
}

function allThrough(say: Say, texts: object, translated: object): object {
  const others = translated as Record<string, unknown>;
  const shown: Record<string, unknown> = {};
  for (const [key, words] of Object.entries(texts)) {
    const other = others[key];
    if (typeof words === 'function' && typeof other === 'function') {
      const through = (values: object) => say(words(values), other(values));
      shown[key] = Object.assign(through, { words: words.words });
    } else {
      Object.defineProperty(shown, key, { enumerable: true, get: () => say(words, String(other)) });
    }
  }
  return shown;
}

/** In words of eight: a longer one than any language has would make a page scroll sideways. */
const filler = (length: number) => '~'.repeat(length).replaceAll(/~{8}(?=~)/g, '$& ');

/** 40 % longer, as a translation may be, and in brackets, so that a word outside any catalogue shows. */
const stretched = (words: string) => `⟦${words}${filler(Math.ceil(words.length * 0.4))}⟧`;

/** A language for reviewers: every text of every catalogue is marked and longer than the English one. */
export const pseudoPack: TextPack = packThrough(stretched);
