import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './BookingFacts.styles.js';

export interface BookingFactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Terms with their values, in order. */
  facts: ReadonlyArray<{ label: string; value: ReactNode }>;
}

/** What was booked, as terms and values with thin rules between. Each value reads in its own direction. */
export function BookingFacts({ facts, ...props }: BookingFactsProps) {
  return (
    <Root {...props}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </Root>
  );
}
