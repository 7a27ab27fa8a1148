'use client';
import type { Day } from '@vestibule/domain/calendar';
import { clampGuests, formatDateRange, MAX_GUESTS, MIN_GUESTS } from '@vestibule/domain/rooms';
import type { RoomSearch } from '@vestibule/domain/rooms';
import { useId, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { DateRangePicker } from '../../forms/DateRangePicker/DateRangePicker.js';
import { Field } from '../../forms/Field/Field.js';
import { Stepper } from '../../forms/Stepper/Stepper.js';
import { Clear, Root, Submit } from './RoomSearchForm.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts as stayTexts } from '../stay.texts.js';
import { texts } from './RoomSearchForm.texts.js';

/** A search as the form holds it; `rooms` is kept in the address and filters nothing (ruling 30). */
export interface RoomSearchValue extends RoomSearch {
  rooms?: number;
}

export interface RoomSearchFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'children' | 'defaultValue'
> {
  /** The hotel's day; earlier days cannot be chosen. */
  today: Day;
  /** What the address says; give the form a `key` of it, so that it follows the address. */
  defaultValue?: Partial<RoomSearchValue>;
  /** The guest asks for rooms; without `stay` no range was chosen. */
  onSearch: (search: RoomSearchValue) => void;
  /** Rooms are being looked for. */
  busy?: boolean;
}

/** When, and for how many (spec 2, Home and Rooms). */
export function RoomSearchForm({
  today,
  defaultValue,
  onSearch,
  busy = false,
  ...props
}: RoomSearchFormProps) {
  const t = useTexts(texts);
  const words = useTexts(stayTexts);
  const datesId = useId();
  const [stay, setStay] = useState(defaultValue?.stay);
  const [guests, setGuests] = useState(clampGuests(defaultValue?.guests ?? MIN_GUESTS));
  const [rooms, setRooms] = useState(defaultValue?.rooms);
  const clearDates = () => {
    setStay(undefined);
    // The button goes with the dates.
    document.getElementById(datesId)?.focus();
  };
  return (
    <Root
      aria-label={t.searchRooms}
      data-rooms={rooms === undefined ? undefined : ''}
      {...props}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ stay, guests, ...(rooms !== undefined && { rooms }) });
      }}
    >
      <Field
        label={t.dates}
        controlId={datesId}
        // An address that was kept or edited brings what the calendar never offers.
        error={stay && stay.checkIn < today && t.datesPast}
      >
        <DateRangePicker today={today} value={stay} onValueChange={setStay} />
        {/* Sent by the browser itself before hydration. */}
        {stay && <input type="hidden" name="dateRange" value={formatDateRange(stay)} />}
      </Field>
      {stay && (
        <Clear>
          <Button variant="quiet" size="small" onClick={clearDates}>
            {t.clearDates}
          </Button>
        </Clear>
      )}
      <Field label={t.guests}>
        <Stepper
          value={guests}
          min={MIN_GUESTS}
          max={MAX_GUESTS}
          valueText={words.guests({ count: guests })}
          onValueChange={setGuests}
        />
      </Field>
      {rooms !== undefined && (
        <Field label={t.rooms}>
          <Stepper
            name="rooms"
            noun={t.roomsNoun}
            value={rooms}
            valueText={t.roomCount({ count: rooms })}
            onValueChange={setRooms}
          />
        </Field>
      )}
      <Submit>
        <Button type="submit" wide busy={busy}>
          {t.searchRoom}
        </Button>
      </Submit>
    </Root>
  );
}
