'use client';
import {
  bookingDateFilters,
  bookingSorts,
  readBookingFilter,
  type BookingFilter,
} from '@vestibule/domain/bookings';
import { paymentStatuses } from '@vestibule/domain/payments';
import { capitalise } from '@vestibule/domain/text';
import filterIcon from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Field } from '../../forms/Field/Field.js';
import { SearchInput } from '../../forms/SearchInput/SearchInput.js';
import { Select } from '../../forms/Select/Select.js';
import { useEarlyValues } from '../../internal/use-early-values.js';
import { Icon } from '../../media/Icon.js';
import { Choices, Root, Toggle } from './BookingFilters.styles.js';

export interface BookingFiltersProps extends Omit<ComponentPropsWithRef<'search'>, 'children'> {
  /** What is searched and filtered for, and in which order. */
  value: BookingFilter;
  /** Any of it changed; the new filter whole. */
  onValueChange: (value: BookingFilter) => void;
}

const optionsOf = (table: Record<string, string>) =>
  Object.entries(table).map(([value, label]) => ({ value, label }));

const statuses = paymentStatuses.map((value) => ({ value, label: capitalise(value) }));
const dates = optionsOf(bookingDateFilters);
const sorts = optionsOf(bookingSorts);

/**
 * A search box, and filters for status, date and sort (spec 2, My Bookings). On a phone the filters wait
 * behind a button, unless one of them is set.
 */
export function BookingFilters({ value, onValueChange, ...props }: BookingFiltersProps) {
  const change = (chosen: Partial<Record<keyof BookingFilter, string>>) => {
    const texts: Record<string, string | undefined> = { ...value, ...chosen };
    onValueChange(readBookingFilter({ get: (key) => texts[key] ?? null }));
  };
  const [open, setOpen] = useState(Boolean(value.status ?? value.date ?? value.sort));
  const choicesId = useId();
  const search = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLSelectElement>(null);
  const date = useRef<HTMLSelectElement>(null);
  const sort = useRef<HTMLSelectElement>(null);
  useEarlyValues(
    {
      search: [search, value.search],
      status: [status, value.status ?? ''],
      date: [date, value.date ?? ''],
      sort: [sort, value.sort ?? ''],
    },
    // The choice may go into the page's address, which cannot change within a commit.
    (entered) => queueMicrotask(() => change(entered)),
  );
  return (
    <Root aria-label="Filter bookings" {...props}>
      <Field label="Search">
        <SearchInput
          ref={search}
          value={value.search}
          placeholder="Booking or service"
          onValueChange={(words) => change({ search: words })}
        />
      </Field>
      <Toggle
        variant="secondary"
        aria-expanded={open}
        aria-controls={choicesId}
        onClick={() => setOpen(!open)}
      >
        <Icon of={filterIcon} />
        Filters
      </Toggle>
      <Choices id={choicesId} data-open={open ? '' : undefined}>
        <Field label="Status">
          <Select
            ref={status}
            options={statuses}
            placeholder="All statuses"
            value={value.status ?? ''}
            onChange={(event) => change({ status: event.target.value })}
          />
        </Field>
        <Field label="Date">
          <Select
            ref={date}
            options={dates}
            placeholder="All dates"
            value={value.date ?? ''}
            onChange={(event) => change({ date: event.target.value })}
          />
        </Field>
        <Field label="Sort by">
          <Select
            ref={sort}
            options={sorts}
            placeholder="Upcoming first"
            value={value.sort ?? ''}
            onChange={(event) => change({ sort: event.target.value })}
          />
        </Field>
      </Choices>
    </Root>
  );
}
