'use client';
import type { BookingView } from '@vestibule/domain/bookings';
import type { Translation } from '@vestibule/domain/words';
import { useImperativeHandle, useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.js';
import { ErrorBlock } from '../../feedback/ErrorBlock/ErrorBlock.js';
import { Loading } from '../../feedback/Loading/Loading.js';
import { useKeptFocus } from '../../internal/use-kept-focus.js';
import { useTexts } from '../../theme/texts.js';
import { BookingTable, type BookingTableProps } from '../BookingTable/BookingTable.js';
import { Count } from './BookingList.styles.js';
import { texts } from './BookingList.texts.js';
import { SampleNotice } from './SampleNotice.js';

type TableProps = Pick<
  BookingTableProps,
  'bookings' | 'caption' | 'onOpen' | 'onContinue' | 'onCancel' | 'busyId' | 'refused'
>;

interface BookingListContent extends TableProps {
  /** Rows that match the filters; how many is announced when it changes. */
  bookings: ReadonlyArray<BookingView>;
  /** Nothing is known yet. */
  loading?: boolean;
  /** They could not be loaded: what to say, behind 'Error: '. */
  problem?: string;
  /** Why, in a line of its own. */
  problemReason?: string;
  /**
   * The rows are samples: said above them.
   *
   * @default false
   */
  sample?: boolean;
  /** Asks again after an error. */
  onRetry?: () => void;
}

export interface BookingListProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>, BookingListContent {}

/** The table with its states: loading, error, sample rows, nothing that matches. */
export function BookingList({
  ref,
  bookings,
  caption,
  onOpen,
  onContinue,
  onCancel,
  busyId,
  refused,
  loading,
  problem,
  problemReason,
  sample,
  onRetry,
  onFocus,
  onBlur,
  ...props
}: BookingListProps) {
  const t = useTexts(texts);
  const rootRef = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => rootRef.current as HTMLElement);
  const keptFocus = useKeptFocus(rootRef, { onFocus, onBlur });
  const table = { bookings, caption, onOpen, onContinue, onCancel, busyId, refused };
  return (
    <section
      aria-label={t.yourBookings}
      data-bookings=""
      {...props}
      {...keptFocus}
      ref={rootRef}
      tabIndex={-1}
    >
      <Content {...table} {...{ loading, problem, problemReason, sample, onRetry }} />
    </section>
  );
}

function Content({
  loading,
  problem,
  problemReason,
  sample = false,
  onRetry,
  ...table
}: BookingListContent) {
  const t = useTexts(texts);
  if (problem !== undefined) {
    return (
      <ErrorBlock title={t.error({ reason: problem })} text={problemReason} onRetry={onRetry} />
    );
  }
  if (loading) return <Loading>{t.loading}</Loading>;
  return (
    <>
      <Count>{bookingsText(table.bookings.length, sample, t)}</Count>
      {sample && <SampleNotice />}
      {table.bookings.length === 0 ? <EmptyState title={t.noMatch} /> : <BookingTable {...table} />}
    </>
  );
}

/** `No bookings`, `1 booking`, `3 sample bookings`. */
function bookingsText(count: number, sample: boolean, t: Translation<typeof texts>): string {
  if (sample) return count === 0 ? t.noSamples : t.samples({ count });
  return count === 0 ? t.noBookings : t.bookings({ count });
}
