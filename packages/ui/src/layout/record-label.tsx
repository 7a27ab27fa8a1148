import type { InLanguage } from '@vestibule/domain/words';
import type { ReactNode } from 'react';
import { withTags } from '../theme/texts.js';
import { CardHidden } from './card.styles.js';
import { recordSentence } from './RecordText/record-sentence.js';

/**
 * A label that names its record only for screen readers, because the record is beside it:
 * `Book Now<hidden> for {event}</hidden>`. It is a function, so that a card has one component less.
 */
export function recordLabel<T extends object>(
  record: T & InLanguage,
  field: keyof T & string,
  label: string,
): ReactNode {
  return withTags(label, {
    hidden: (words) => <CardHidden>{recordSentence(record, field, words)}</CardHidden>,
  });
}
