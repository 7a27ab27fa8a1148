'use client';
import {
  bookingDateLabels,
  bookingSortLabels,
  filterBookingsTexts,
  readBookingFilter,
  type BookingFilter,
} from '@vestibule/domain/bookings';
import { paymentStatuses } from '@vestibule/domain/payments';
import filterIcon from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Field } from '../../forms/Field/Field.js';
import { SearchInput } from '../../forms/SearchInput/SearchInput.js';
import { Select } from '../../forms/Select/Select.js';
import { useEarlyValues } from '../../internal/use-early-values.js';
import { Icon } from '../../media/Icon.js';
import { useTexts } from '../../theme/texts.js';
import { useStatusNames } from '../StatusBadge/use-status-names.js';
import { Choices, Root, Toggle } from './BookingFilters.styles.js';
import { texts } from './BookingFilters.texts.js';

export interface BookingFiltersProps extends Omit<ComponentPropsWithRef<'search'>, 'children'> {
  /** What is searched and filtered for, and in which order. */
  value: BookingFilter;
  /** Any of it changed; the new filter whole. */
  onValueChange: (value: BookingFilter) => void;
}

const optionsOf = (table: Record<string, string>) =>
  Object.entries(table).map(([value, label]) => ({ value, label }));

/**
 * A search box, and filters for status, date and sort (spec 2, My Bookings). On a phone the filters wait
 * behind a button, unless one of them is set.
 */
export function BookingFilters({ value, onValueChange, ...props }: BookingFiltersProps) {
  const t = useTexts(texts);
  const labels = useTexts(filterBookingsTexts);
  const names = useStatusNames();
  const statuses = paymentStatuses.map((value) => ({ value, label: names[value] }));
  const dates = optionsOf(bookingDateLabels(labels));
  const sorts = optionsOf(bookingSortLabels(labels));
  const change = (chosen: Partial<Record<keyof BookingFilter, string>>) => {
    const entered: Record<string, string | undefined> = { ...value, ...chosen };
    onValueChange(readBookingFilter({ get: (key) => entered[key] ?? null }));
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
  const choices = [
    { key: 'status', ref: status, label: t.status, options: statuses, placeholder: t.allStatuses },
    { key: 'date', ref: date, label: t.date, options: dates, placeholder: t.allDates },
    { key: 'sort', ref: sort, label: t.sortBy, options: sorts, placeholder: t.upcomingFirst },
  ] as const;
  return (
    <Root aria-label={t.filterBookings} {...props}>
      <Field label={t.search}>
        <SearchInput
          ref={search}
          value={value.search}
          placeholder={t.bookingOrService}
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
        {t.filters}
      </Toggle>
      <Choices id={choicesId} data-open={open ? '' : undefined}>
        {choices.map(({ key, ref, label, options, placeholder }) => (
          <Field key={key} label={label}>
            <Select
              ref={ref}
              options={options}
              placeholder={placeholder}
              value={value[key] ?? ''}
              onChange={(event) => change({ [key]: event.target.value })}
            />
          </Field>
        ))}
      </Choices>
    </Root>
  );
}
