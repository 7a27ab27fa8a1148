import type { Statistic } from '@vestibule/domain/content';
import type { ComponentPropsWithRef } from 'react';
import { Label, Root, Value } from './Statistics.styles.js';

export interface StatisticsProps extends ComponentPropsWithRef<'dl'> {
  /** Figures and what they count. */
  items: ReadonlyArray<Statistic>;
}

/** The hotel in a few figures. */
export function Statistics({ items, ...props }: StatisticsProps) {
  return (
    <Root {...props}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <Label>{label}</Label>
          <Value>
            <bdi>{value}</bdi>
          </Value>
        </div>
      ))}
    </Root>
  );
}
