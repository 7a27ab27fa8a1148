'use client';
import type { Day } from '@vestibule/domain/calendar';
import { checkInDays, checkOutDays, MAX_GUESTS, roomCapacity } from '@vestibule/domain/rooms';
import type { KnownNights, Room, RoomBookingField, RoomBookingForm } from '@vestibule/domain/rooms';
import { useRef } from 'react';
import { DatePicker } from '../../forms/DatePicker/DatePicker.js';
import { Field } from '../../forms/Field/Field.js';
import { Stepper } from '../../forms/Stepper/Stepper.js';
import { TextInput } from '../../forms/TextInput/TextInput.js';
import { useEarlyValues } from '../../internal/use-early-values.js';
import { useLateValue } from '../../internal/use-late-value.js';
import { Dates } from './RoomBookingSidebar.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts as stayTexts } from '../stay.texts.js';
import { texts } from './RoomBookingSidebar.texts.js';

export interface BookingFieldsProps {
  room: Pick<Room, 'capacity'>;
  today: Day;
  /** Which nights are free: the calendars mark the others. */
  nights: KnownNights;
  form: RoomBookingForm;
  /** The message at each field. */
  errors: Partial<Record<RoomBookingField, string>>;
  onEdit: (changes: Partial<RoomBookingForm>) => void;
  /** The id of each field's control begins with it. */
  idPrefix: string;
}

/** Name, phone, dates, guests. */
export function BookingFields(props: BookingFieldsProps) {
  const t = useTexts(texts);
  const words = useTexts(stayTexts);
  const { room, today, nights, form, errors, onEdit, idPrefix } = props;
  const id = (field: RoomBookingField) => `${idPrefix}-${field}`;
  const [name, phone] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const typedName = useLateValue(name, form.guestName);
  const typedPhone = useLateValue(phone, form.phone ?? '');
  const type = (changes: Pick<Partial<RoomBookingForm>, 'guestName' | 'phone'>) => {
    if (changes.guestName !== undefined) typedName(changes.guestName);
    if (changes.phone !== undefined) typedPhone(changes.phone);
    onEdit(changes);
  };
  useEarlyValues({ guestName: [name, form.guestName], phone: [phone, form.phone ?? ''] }, type);
  return (
    <>
      <Field label={t.name} required controlId={id('guestName')} error={errors.guestName}>
        <TextInput
          ref={name}
          name="guestName"
          autoComplete="name"
          value={form.guestName}
          onChange={(event) => type({ guestName: event.target.value })}
        />
      </Field>
      <Field label={t.phone} optional controlId={id('phone')} error={errors.phone}>
        <TextInput
          ref={phone}
          type="tel"
          name="phone"
          autoComplete="tel"
          value={form.phone ?? ''}
          onChange={(event) => type({ phone: event.target.value })}
        />
      </Field>
      <Dates>
        <Field label={t.checkIn} required controlId={id('checkInDate')} error={errors.checkInDate}>
          <DatePicker
            name="checkInDate"
            label={t.chooseCheckIn}
            today={today}
            value={form.checkInDate || undefined}
            onValueChange={(checkInDate) => onEdit({ checkInDate })}
            {...checkInDays(nights)}
          />
        </Field>
        <Field
          label={t.checkOut}
          required
          controlId={id('checkOutDate')}
          error={errors.checkOutDate}
        >
          <DatePicker
            name="checkOutDate"
            label={t.chooseCheckOut}
            today={today}
            value={form.checkOutDate || undefined}
            onValueChange={(checkOutDate) => onEdit({ checkOutDate })}
            {...checkOutDays(nights, today, form.checkInDate)}
          />
        </Field>
      </Dates>
      <Field label={t.guests} required controlId={id('guests')} error={errors.guests}>
        <Stepper
          value={form.guests}
          max={Math.min(MAX_GUESTS, roomCapacity(room))}
          valueText={words.guests({ count: form.guests })}
          onValueChange={(guests) => onEdit({ guests })}
        />
      </Field>
    </>
  );
}
