import { languageOfText, type InLanguage } from '@vestibule/domain/words';

export interface RecordSentenceProps<T extends object> {
  /** The record as the API carries it. */
  of: T & InLanguage;
  /** Which of its texts stands in the sentence. */
  field: keyof T & string;
  /** The sentence, with that text in it. */
  children: string;
}

/** A sentence of a catalogue that names a record: what has no translation is marked, the rest is not. */
export function RecordSentence<T extends object>({ of, field, children }: RecordSentenceProps<T>) {
  const language = languageOfText(of, field);
  const text = String(of[field]);
  if (!language) return children;
  const [before, after] = children.split(text, 2);
  return (
    <>
      {before}
      <span {...language}>{text}</span>
      {after}
    </>
  );
}
