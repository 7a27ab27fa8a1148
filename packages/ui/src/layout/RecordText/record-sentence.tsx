import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import type { ReactNode } from 'react';

/** A sentence of a catalogue that names a text of a record: what has no translation is marked, the rest is not. */
export function recordSentence<T extends object>(
  record: T & InLanguage,
  field: keyof T & string,
  sentence: string,
): ReactNode {
  const language = languageOfText(record, field);
  const text = String(record[field]);
  if (!language) return sentence;
  const [before, after] = sentence.split(text, 2);
  return (
    <>
      {before}
      <span {...language}>{text}</span>
      {after}
    </>
  );
}
