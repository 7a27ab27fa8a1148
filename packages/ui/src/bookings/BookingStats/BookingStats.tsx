import type { BookingStats as Stats } from '@vestibule/domain/bookings';
import { formatCents } from '@vestibule/domain/money';
import type { ComponentPropsWithRef } from 'react';
import { Root } from './BookingStats.styles.js';

export interface BookingStatsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Counted over all bookings of the guest, whatever the filters. */
  stats: Stats;
}

/** The four stat cards of My Bookings (spec 2). */
export function BookingStats({ stats, ...props }: BookingStatsProps) {
  const cards = [
    ['Total Bookings', stats.total],
    ['Confirmed', stats.confirmed],
    ['Pending', stats.pending],
    ['Total Spent', formatCents(stats.spentCents)],
  ];
  return (
    <Root {...props}>
      {cards.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
