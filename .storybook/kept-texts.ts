import type { TextPack, Translation } from '@vestibule/domain/words';

/** What was said in English, and the same in the language that follows. */
const translations = new Map<string, string>();

/** English, with a note of what each text is in the language of `pack`. */
export const notingEnglish = (pack: TextPack): TextPack => ({
  get<Texts extends object>(texts: Texts) {
    return notingTexts(texts, pack.get(texts)) as Translation<Texts>;
  },
});

function notingTexts(texts: object, translated: object): object {
  const others = translated as Record<string, unknown>;
  const plain: Record<string, unknown> = {};
  for (const [key, words] of Object.entries(texts)) {
    const other = others[key];
    if (typeof words === 'function' && typeof other === 'function') {
      const say = (values: object) => note(words(values), other(values));
      plain[key] = Object.assign(say, { words: words.words });
    } else {
      Object.defineProperty(plain, key, { enumerable: true, get: () => note(words, other) });
    }
  }
  return plain;
}

function note(english: string, other: unknown): string {
  translations.set(english, String(other));
  return english;
}

/** A form keeps the message of an error in its state: that text does not follow the words. */
export function translateKeptTexts(): void {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    const text = translations.get(node.data);
    if (text !== undefined) node.data = text;
  }
}
