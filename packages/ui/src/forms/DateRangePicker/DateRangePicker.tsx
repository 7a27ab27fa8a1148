'use client';
import type { Day } from '@vestibule/domain/calendar';
import { displayDateRange, initialStay, quickRanges } from '@vestibule/domain/rooms';
import type { Stay } from '@vestibule/domain/rooms';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { QuickRanges } from '../calendar/Calendar.styles.js';
import { DateField } from '../calendar/DateField.js';

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
  label = 'Choose dates',
  placeholder = 'MM/DD/YYYY - MM/DD/YYYY',
  disabled,
  name,
  ...frame
}: DateRangePickerProps) {
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<Day>();

  const change = (next: boolean) => {
    setOpen(next);
    setStart(undefined);
  };
  const choose = (stay: Stay) => {
    onValueChange(stay);
    change(false);
  };
  const pick = (day: Day) => {
    if (start === undefined || day < start) setStart(day);
    else choose({ checkIn: start, checkOut: day });
  };
  // Until something is chosen the calendar starts with today to tomorrow (spec 5).
  const { checkIn: from, checkOut: to } = value ?? initialStay(today);

  return (
    <DateField
      mode="range"
      open={open}
      onOpenChange={change}
      text={value ? displayDateRange(value) : ''}
      placeholder={placeholder}
      label={label}
      today={today}
      disabledDays={disabledDays}
      disabled={disabled}
      name={name}
      frame={frame}
      selected={start === undefined ? { from, to } : { from: start }}
      onPick={pick}
    >
      {quick && (
        <QuickRanges>
          {quickRanges(today).map((range) => (
            <Button
              key={range.label}
              variant="secondary"
              size="small"
              onClick={() => choose(range.stay)}
            >
              {range.label}
            </Button>
          ))}
        </QuickRanges>
      )}
    </DateField>
  );
}
