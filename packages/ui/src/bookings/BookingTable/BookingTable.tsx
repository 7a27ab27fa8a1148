import type { BookingView } from '@vestibule/domain/bookings';
import type { ComponentPropsWithRef } from 'react';
import { BookingRow, type BookingRowActions } from './BookingRow.js';
import { Root } from './BookingTable.styles.js';
import { tableRole } from './table-role.js';

export interface BookingTableProps
  extends Omit<ComponentPropsWithRef<'table'>, 'children'>, BookingRowActions {
  /** The rows, already filtered and in order. */
  bookings: readonly BookingView[];
  /** Names the table for screen readers. */
  caption?: string;
}

const columns = ['Service/Booking', 'Type', 'Total', 'Amount', 'Status', 'Payment', 'Actions'];

/** The bookings of one guest; a table that becomes cards on a phone (spec 2, My Bookings). */
export function BookingTable({
  bookings,
  caption = 'Bookings',
  onOpen,
  onContinue,
  onCancel,
  busyId,
  refused,
  ...props
}: BookingTableProps) {
  return (
    <Root {...tableRole.table} {...props}>
      <caption>{caption}</caption>
      <thead {...tableRole.rowgroup}>
        <tr {...tableRole.row}>
          {columns.map((column) => (
            <th key={column} scope="col" {...tableRole.columnheader} data-label={column}>
              {column}
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
