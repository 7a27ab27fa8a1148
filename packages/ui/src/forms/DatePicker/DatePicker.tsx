'use client';
import { formatPickerDay } from '@vestibule/domain/calendar';
import type { Day } from '@vestibule/domain/calendar';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { DateField } from '../calendar/DateField.js';

export interface DatePickerProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue'
> {
  /** The chosen day; nothing yet without it. */
  value?: Day;
  /** A day was chosen. */
  onValueChange: (value: Day) => void;
  /** The hotel's today; earlier days cannot be chosen. */
  today: Day;
  /** Days that cannot be chosen beside the past ones. */
  disabledDays?: (day: Day) => boolean;
  /** Names the button and the calendar. */
  label?: string;
  /** An example of what belongs here, while it is empty. */
  placeholder?: string;
  /** Shows its value, and cannot be changed. */
  disabled?: boolean;
  /** Its name in the form that is sent. */
  name?: string;
  /** Joins the classes of the root. */
  className?: string;
}

/** One day, inside a `Field`. */
export function DatePicker({
  value,
  onValueChange,
  today,
  disabledDays,
  label = 'Choose a date',
  placeholder = 'MM/DD/YYYY',
  disabled,
  name,
  ...frame
}: DatePickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <DateField
      open={open}
      onOpenChange={setOpen}
      text={value ? formatPickerDay(value) : ''}
      placeholder={placeholder}
      label={label}
      disabled={disabled}
      name={name}
      frame={frame}
      choice={{
        mode: 'day',
        value,
        onChoose: (day) => {
          onValueChange(day);
          setOpen(false);
        },
        today,
        disabledDays,
      }}
    />
  );
}
