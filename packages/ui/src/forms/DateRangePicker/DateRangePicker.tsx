'use client';
import { formatLongDay, type Day } from '@vestibule/domain/calendar';
import { bookableStay, displayDateRange, nightsOf } from '@vestibule/domain/rooms';
import type { Stay } from '@vestibule/domain/rooms';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { DateField } from '../calendar/DateField.js';
import type { Translation } from '@vestibule/domain/words';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './DateRangePicker.texts.js';

export interface DateRangePickerProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue'
> {
  /** The chosen days; nothing yet without them. */
  value?: Stay;
  /** Two days, or a quick range, were chosen. */
  onValueChange: (value: Stay) => void;
  /** The hotel's today. */
  today: Day;
  /** Days that cannot be chosen beside the past ones. */
  disabledDays?: (day: Day) => boolean;
  /** Shows the quick ranges. */
  quick?: boolean;
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

/** Arrival and departure in one field, inside a `Field`. */
export function DateRangePicker({
  value,
  onValueChange,
  today,
  disabledDays,
  quick = true,
  label,
  placeholder,
  disabled,
  name,
  ...frame
}: DateRangePickerProps) {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <DateField
      open={open}
      onOpenChange={setOpen}
      text={value ? displayDateRange(value, locale) : ''}
      words={value && stayWords(value, t, locale)}
      placeholder={placeholder ?? t.pattern}
      label={label ?? t.chooseDates}
      disabled={disabled}
      name={name}
      frame={frame}
      choice={{
        mode: 'stay',
        value,
        onChoose: (stay) => {
          onValueChange(stay);
          setOpen(false);
        },
        today,
        disabledDays,
        quick,
      }}
    />
  );
}

/** `Thu, 10 Dec 2026 to Sun, 13 Dec 2026, 3 nights`. */
function stayWords(chosen: Stay, t: Translation<typeof texts>, locale: string): string {
  const stay = bookableStay(chosen);
  return t.stay({
    checkIn: formatLongDay(stay.checkIn, locale),
    checkOut: formatLongDay(stay.checkOut, locale),
    count: nightsOf(stay),
  });
}
