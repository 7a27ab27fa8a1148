'use client';
import { SAMPLE_BOOKINGS_NOTICE, type BookingView } from '@vestibule/domain/bookings';
import { useRef } from 'react';
import { TextLink } from '../../account/TextLink.js';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.js';
import { ErrorBlock } from '../../feedback/ErrorBlock/ErrorBlock.js';
import { Loading } from '../../feedback/Loading/Loading.js';
import { useKeptFocus } from '../../internal/use-kept-focus.js';
import { BookingTable, type BookingTableProps } from '../BookingTable/BookingTable.js';
import { bookingsText } from '../counted-text.js';
import { Count, Notice } from './BookingList.styles.js';

export interface BookingListProps extends BookingTableProps {
  /** Rows that match the filters; how many is announced when it changes. */
  bookings: readonly BookingView[];
  /** Nothing is known yet. */
  loading?: boolean;
  /** They could not be loaded; the text of the reason. */
  error?: string;
  /** The rows are samples: said above them (ruling 2). */
  sample?: boolean;
  /** Where a signed-out guest signs in: the sample rows then say so. */
  loginHref?: string;
  /** Asks again after an error. */
  onRetry?: () => void;
}

/** The table with its states: loading, error, sample rows, nothing that matches. */
export function BookingList(props: BookingListProps) {
  const region = useRef<HTMLElement>(null);
  const keptFocus = useKeptFocus(region);
  const { loading, error, sample = false, loginHref, onRetry, ...table } = props;
  if (error !== undefined) {
    return <ErrorBlock title={`Error: ${error}`} onRetry={onRetry} />;
  }
  if (loading) return <Loading>Loading bookings...</Loading>;
  return (
    <section ref={region} tabIndex={-1} aria-label="Your bookings" data-bookings="" {...keptFocus}>
      <Count>{bookingsText(table.bookings.length, sample)}</Count>
      {sample && (
        <Notice role="note">
          <strong>{SAMPLE_BOOKINGS_NOTICE}</strong>
          <span>
            {loginHref === undefined ? (
              'You have no bookings yet.'
            ) : (
              <>
                <TextLink href={loginHref}>Sign in</TextLink> to see your own bookings.
              </>
            )}{' '}
            This is how they will look; nothing here is real.
          </span>
        </Notice>
      )}
      {table.bookings.length === 0 ? (
        <EmptyState title="No bookings found matching your criteria." />
      ) : (
        <BookingTable {...table} />
      )}
    </section>
  );
}
