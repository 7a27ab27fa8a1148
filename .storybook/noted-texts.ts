import type { TextPack, Translation } from '@vestibule/domain/words';

declare global {
  /** What catalogues gave since the page was opened. */
  var notedTexts: Set<string> | undefined;
}

const noted = (globalThis.notedTexts ??= new Set<string>());
const note = (text: string) => {
  noted.add(text);
  return text;
};

const packs = new WeakMap<object, object>();

/**
 * English word for word, and a note of each text that was asked for. A component may keep a message in
 * its state; when the words change it still shows the English one, and the note tells that it came from
 * a catalogue.
 */
export const notedPack: TextPack = {
  get<Texts extends object>(texts: Texts) {
    const known = packs.get(texts) ?? noting(texts);
    packs.set(texts, known);
    return known as Translation<Texts>;
  },
};

function noting(texts: object): object {
  const plain: Record<string, unknown> = {};
  for (const [key, words] of Object.entries(texts)) {
    if (typeof words === 'function') {
      plain[key] = Object.assign((values: object) => note(words(values)), { words: words.words });
    } else {
      Object.defineProperty(plain, key, { enumerable: true, get: () => note(words) });
    }
  }
  return plain;
}
