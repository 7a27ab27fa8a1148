import type { TextPack } from '@vestibule/domain/words';
import { packThrough } from '@vestibule/domain/words/pseudo';

/** What was said in English, and the same in the language that follows. */
const translations = new Map<string, string>();

/** English, with a note of what each text is in the language of `pack`. */
export const notingEnglish = (pack: TextPack): TextPack =>
  packThrough((english, translated) => {
    translations.set(english, translated);
    return english;
  }, pack);

/** A form keeps the message of an error in its state: that text does not follow the words. */
export function translateKeptTexts(): void {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    const text = translations.get(node.data);
    if (text !== undefined) node.data = text;
  }
}
