import { languageOfText, type InLanguage, type TextLanguage } from '@vestibule/domain/words';
import type { ReactNode } from 'react';

/** A sentence of a catalogue that names a text of a record: what has no translation is marked, the rest is not. */
export function recordSentence<T extends object>(
  record: T & InLanguage,
  field: keyof T & string,
  sentence: string,
): ReactNode {
  const language = languageOfText(record, field);
  const text = String(record[field]);
  const start = sentence.indexOf(text);
  if (!language || start < 0) return sentence;
  return (
    <>
      {sentence.slice(0, start)}
      {textInLanguage(text, language)}
      {sentence.slice(start + text.length)}
    </>
  );
}

/**
 * A text that may be in another language than the page. The mark lies within the block that shows it:
 * on the block itself it would turn the alignment, away from what is above and below.
 */
export function textInLanguage(text: string, language: TextLanguage | undefined): ReactNode {
  return language ? <span {...language}>{text}</span> : text;
}
