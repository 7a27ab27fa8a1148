import { packThrough } from '@vestibule/domain/words/pseudo';

declare global {
  /** What catalogues gave since the page was opened. */
  var notedTexts: Set<string> | undefined;
}

const noted = (globalThis.notedTexts ??= new Set<string>());

/**
 * English word for word, and a note of each text that was asked for. A component may keep a message in
 * its state; when the words change it still shows the English one, and the note tells that it came from
 * a catalogue.
 */
export const notedPack = packThrough((text) => {
  noted.add(text);
  return text;
});
