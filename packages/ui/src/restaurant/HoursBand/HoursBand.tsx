'use client';
import type { OpeningHours } from '@vestibule/domain/restaurant';
import type { TextLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { textInLanguage } from '../../layout/RecordText/record-sentence.js';
import { useTexts } from '../../theme/texts.js';
import { Entry, Label, List, Root, Time } from './HoursBand.styles.js';
import { texts } from './HoursBand.texts.js';

export interface HoursBandProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** From the record, or the three default venues. */
  hours: ReadonlyArray<OpeningHours>;
  /** Of the hours, where it is not that of the page. */
  language?: TextLanguage | undefined;
  /**
   * Names the band.
   *
   * @default 'Opening hours'
   */
  label?: string;
}

/** When each table is laid, over the full width. */
export function HoursBand({ hours, language, label, ...props }: HoursBandProps) {
  const t = useTexts(texts);
  return (
    <Root aria-label={label ?? t.openingHours} {...props}>
      <List>
        {hours.map((entry) => (
          <Entry key={`${entry.label} ${entry.time}`}>
            <Label>{textInLanguage(entry.label, language)}</Label>
            <Time>{textInLanguage(entry.time, language)}</Time>
          </Entry>
        ))}
      </List>
    </Root>
  );
}
