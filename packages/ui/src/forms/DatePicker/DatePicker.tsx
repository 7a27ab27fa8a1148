'use client';
import { formatLongDay, formatPickerDay, isDay } from '@vestibule/domain/calendar';
import type { Day } from '@vestibule/domain/calendar';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { DateField } from '../calendar/DateField.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './DatePicker.texts.js';

export interface DatePickerProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue'
> {
  /** The chosen day; nothing yet without it. */
  value?: Day;
  /** A day was chosen. */
  onValueChange: (value: Day) => void;
  /** The hotel's today; without `earliest` no earlier day can be chosen. */
  today: Day;
  /** The first day that can be chosen; the hotel's today without it. */
  earliest?: Day;
  /** The last day that can be chosen. */
  latest?: Day;
  /** Month and year are chosen from lists, for a day that is years away; needs `latest`. */
  yearList?: boolean;
  /** The day may be left out: shows a button in the calendar that takes it back. */
  onClear?: () => void;
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
  /** What it is of the guest's own, such as `bday` (WCAG 1.3.5). */
  autoComplete?: string;
  /** Joins the classes of the root. */
  className?: string;
}

/** One day, inside a `Field`. */
export function DatePicker({
  value,
  onValueChange,
  today,
  earliest,
  latest,
  yearList,
  onClear,
  disabledDays,
  label,
  placeholder,
  disabled,
  name,
  autoComplete,
  ...frame
}: DatePickerProps) {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <DateField
      open={open}
      onOpenChange={setOpen}
      text={value ? formatPickerDay(value, locale) : ''}
      words={value && isDay(value) ? formatLongDay(value, locale) : undefined}
      placeholder={placeholder ?? t.pattern}
      label={label ?? t.chooseDate}
      disabled={disabled}
      name={name}
      autoComplete={autoComplete}
      frame={frame}
      choice={{
        mode: 'day',
        value,
        onChoose: (day) => {
          onValueChange(day);
          setOpen(false);
        },
        onClear:
          onClear &&
          (() => {
            onClear();
            setOpen(false);
          }),
        yearList,
        today,
        earliest,
        latest,
        disabledDays,
      }}
    />
  );
}
