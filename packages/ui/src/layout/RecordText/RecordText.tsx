import { languageOfText, type InLanguage } from '@vestibule/domain/words';

export interface RecordTextProps<T extends object> {
  /** The record as the API carries it. */
  of: T & InLanguage;
  /** Which of its texts is shown. */
  field: keyof T & string;
  /** The text. */
  children: string;
}

/**
 * A text of a record within a heading or a link. Where it has no translation it is marked as what it
 * is, so that a screen reader speaks it right, and it keeps its own direction.
 */
export function RecordText<T extends object>({ of, field, children }: RecordTextProps<T>) {
  const language = languageOfText(of, field);
  return language ? <bdi {...language}>{children}</bdi> : children;
}
