import type { OpeningHours } from '@vestibule/domain/restaurant';
import type { ComponentPropsWithRef } from 'react';
import { Entry, Label, List, Root, Time } from './HoursBand.styles.js';

export interface HoursBandProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** From the record, or the three default venues. */
  hours: readonly OpeningHours[];
  /** Names the band. */
  label?: string;
}

/** When each table is laid, over the full width. */
export function HoursBand({ hours, label = 'Opening hours', ...props }: HoursBandProps) {
  return (
    <Root aria-label={label} {...props}>
      <List>
        {hours.map((entry) => (
          <Entry key={`${entry.label} ${entry.time}`}>
            <Label>{entry.label}</Label>
            <Time>{entry.time}</Time>
          </Entry>
        ))}
      </List>
    </Root>
  );
}
