import type { Words } from '@vestibule/domain/words/check-words';
import texts from './known-texts.json' with { type: 'json' };

/** Every text of the catalogues in English, by catalogue and key; a test writes the list. */
export const knownTexts: Readonly<Record<string, Words>> = texts;
