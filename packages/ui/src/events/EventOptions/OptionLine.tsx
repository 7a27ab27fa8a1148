import type { EventOption } from '@vestibule/domain/events';
import { formatDollars } from '@vestibule/domain/money';
import { Line } from './EventOptions.styles.js';

export interface OptionLineProps {
  option: Pick<EventOption, 'name' | 'price'>;
  /** The price is that of one among several. */
  each?: boolean;
}

/** What can be added to a ticket, and its price at the end of the line, where prices are compared. */
export function OptionLine({ option: { name, price }, each = false }: OptionLineProps) {
  return (
    <Line>
      <span>{name}</span> <span>{`${formatDollars(price)}${each ? ' each' : ''}`}</span>
    </Line>
  );
}
