'use client';
import type { EventOption } from '@vestibule/domain/events';
import { formatDollars } from '@vestibule/domain/money';
import type { InLanguage } from '@vestibule/domain/words';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { Line } from './EventOptions.styles.js';
import { texts } from './EventOptions.texts.js';

export interface OptionLineProps {
  option: Pick<EventOption, 'name' | 'price'> & InLanguage;
  /** The price is that of one among several. */
  each?: boolean;
}

/** What can be added to a ticket, and its price at the end of the line, where prices are compared. */
export function OptionLine({ option, each = false }: OptionLineProps) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  const shown = formatDollars(option.price, locale);
  return (
    <Line>
      <span>{recordSentence(option, 'name', option.name)}</span>{' '}
      <span>{each ? t.priceOfEach({ price: shown }) : shown}</span>
    </Line>
  );
}
