import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';

export interface RecordTextProps<T extends object> extends ComponentPropsWithRef<'span'> {
  /** The record as the API carries it. */
  of: T & InLanguage;
  /** Which of its texts is shown. */
  field: keyof T & string;
  /** The text as it is shown, where it is not shown whole. */
  children?: string;
}

/**
 * A text of a record within a heading or a link. Where it has no translation it is marked as what it
 * is, so that a screen reader speaks it right, and it keeps its own direction.
 */
export function RecordText<T extends object>({ of, field, ...props }: RecordTextProps<T>) {
  return (
    <span {...languageOfText(of, field)} {...props}>
      {props.children ?? String(of[field])}
    </span>
  );
}
