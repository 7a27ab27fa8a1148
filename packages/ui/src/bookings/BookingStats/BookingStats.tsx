'use client';
import type { BookingStats as Stats } from '@vestibule/domain/bookings';
import { formatCents } from '@vestibule/domain/money';
import type { ComponentPropsWithRef } from 'react';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { Root } from './BookingStats.styles.js';
import { texts } from './BookingStats.texts.js';

export interface BookingStatsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Counted over all bookings of the guest, whatever the filters. */
  stats: Stats;
}

/** The four stat cards of My Bookings (spec 2). Two carry the colour of their status in the list below. */
export function BookingStats({ stats, ...props }: BookingStatsProps) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  const cards = [
    { label: t.totalBookings, value: stats.total },
    { label: t.confirmed, value: stats.confirmed, tone: 'success' },
    { label: t.pending, value: stats.pending, tone: 'warning' },
    { label: t.totalSpent, value: formatCents(stats.spentCents, locale) },
  ];
  return (
    <Root {...props}>
      {cards.map(({ label, value, tone }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
