'use client';
import calendarDaysIcon from 'lucide/dist/esm/icons/calendar-days.mjs';
import { useImperativeHandle, useRef } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../../media/Icon.js';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { Message } from '../Field/Field.styles.js';
import { TextInput } from '../TextInput/TextInput.js';
import { Root } from './DateField.styles.js';
import type { DayGridProps } from './DayGrid.js';
import { useCalendar } from './use-calendar.js';

export interface DateFieldProps extends DayGridProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The chosen days, as the field shows them. */
  text: string;
  placeholder: string | undefined;
  /** Names the button and the dialog. */
  label: string;
  disabled: boolean | undefined;
  name: string | undefined;
  /** The remaining props of the picker, its ref among them. */
  frame: ComponentPropsWithRef<'div'>;
  /** Beside the days. */
  children?: ReactNode;
}

const openingKeys = new Set(['Enter', ' ', 'ArrowDown']);

/** A read-only field (spec 5) with the button that opens its calendar. */
export function DateField(props: DateFieldProps) {
  const { open, onOpenChange, text, placeholder, label, disabled, name, frame, ...rest } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(frame.ref, () => rootRef.current as HTMLDivElement);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { Popover, container, loading, failed } = useCalendar({
    open,
    onFail: () => onOpenChange(false),
    field: rootRef,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || !openingKeys.has(event.key)) return;
    event.preventDefault();
    onOpenChange(true);
  };

  return (
    <Root {...frame} ref={rootRef}>
      <TextInput
        readOnly
        name={name}
        value={text}
        placeholder={placeholder}
        disabled={disabled}
        onClick={() => !disabled && onOpenChange(true)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        ref={buttonRef}
        label={label}
        icon={<Icon of={calendarDaysIcon} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={loading || undefined}
        disabled={disabled}
        onClick={() => onOpenChange(!open)}
      />
      {Popover && (
        <Popover
          container={container}
          open={open}
          onOpenChange={onOpenChange}
          anchorRef={rootRef}
          returnFocusRef={buttonRef}
          label={label}
          {...rest}
        />
      )}
      {failed && (
        <Message role="alert">
          The calendar could not be loaded. Please check your connection and try again.
        </Message>
      )}
    </Root>
  );
}
