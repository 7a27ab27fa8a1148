import type { TextLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './BookingFacts.styles.js';

export interface BookingFactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Terms with their values, in order. */
  facts: ReadonlyArray<Fact>;
}

export interface Fact {
  label: string;
  /** The label as it is shown, where a part of it is in another language. */
  term?: ReactNode;
  value: ReactNode;
  /** Of a value that is in another language than the page. */
  language?: TextLanguage | undefined;
}

/** What was booked, as terms and values with thin rules between. Each value reads in its own direction. */
export function BookingFacts({ facts, ...props }: BookingFactsProps) {
  return (
    <Root {...props}>
      {facts.map(({ label, term, value, language }) => (
        <div key={label}>
          <dt>{term ?? label}</dt>
          <dd>
            <bdi {...language}>{value}</bdi>
          </dd>
        </div>
      ))}
    </Root>
  );
}
