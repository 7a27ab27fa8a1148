'use client';
import type { BookingView } from '@vestibule/domain/bookings';
import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../../theme/texts.js';
import { BookingRow, type BookingRowActions } from './BookingRow.js';
import { Root } from './BookingTable.styles.js';
import { texts } from './BookingTable.texts.js';
import { tableRole } from './table-role.js';

export interface BookingTableProps
  extends Omit<ComponentPropsWithRef<'table'>, 'children'>, BookingRowActions {
  /** The rows, already filtered and in order. */
  bookings: ReadonlyArray<BookingView>;
  /**
   * Names the table for screen readers.
   *
   * @default 'Bookings'
   */
  caption?: string;
}

/** The bookings of one guest; a table that becomes cards on a phone (spec 2, My Bookings). */
export function BookingTable({
  bookings,
  caption,
  onOpen,
  onContinue,
  onCancel,
  busyId,
  refused,
  ...props
}: BookingTableProps) {
  const t = useTexts(texts);
  const columns = {
    service: t.service,
    type: t.type,
    total: t.total,
    amount: t.amount,
    status: t.status,
    payment: t.payment,
    actions: t.actions,
  };
  return (
    <Root {...tableRole.table} {...props}>
      <caption>{caption ?? t.bookings}</caption>
      <thead {...tableRole.rowgroup}>
        <tr {...tableRole.row}>
          {Object.entries(columns).map(([column, name]) => (
            <th key={column} scope="col" {...tableRole.columnheader} data-column={column}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRole.rowgroup}>
        {bookings.map((booking) => (
          <BookingRow
            key={booking.bookingId}
            {...{ booking, onOpen, onContinue, onCancel }}
            busy={busyId === booking.id}
            refused={refused?.id === booking.id ? refused : undefined}
          />
        ))}
      </tbody>
    </Root>
  );
}
