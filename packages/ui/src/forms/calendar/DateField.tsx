'use client';
import calendarDaysIcon from 'lucide/dist/esm/icons/calendar-days.mjs';
import { useId, useImperativeHandle, useRef } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, Ref } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { Icon } from '../../media/Icon.js';
import { FieldMessage } from '../Field/FieldMessage.js';
import { TextInput } from '../TextInput/TextInput.js';
import type { DayChoice, StayChoice } from './calendar-types.js';
import { Failure, Root, Waiting } from './DateField.styles.js';
import { useCalendar } from './use-calendar.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './calendar.texts.js';

export interface DateFieldProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The chosen days, as the field shows them. */
  text: string;
  /** The chosen days in words: they describe the button, to which the focus returns. */
  words: string | undefined;
  placeholder: string | undefined;
  /** Names the button and the dialog. */
  label: string;
  disabled: boolean | undefined;
  name: string | undefined;
  /** What it is of the guest's own (WCAG 1.3.5). */
  autoComplete?: string | undefined;
  /** What is chosen in the calendar. */
  choice: DayChoice | StayChoice;
  /** The remaining props of the picker, its ref among them. */
  frame: ComponentPropsWithRef<'div'>;
}

const openingKeys = new Set(['Enter', ' ', 'ArrowDown']);

/** A read-only field (spec 5) with the button that opens its calendar. */
export function DateField(props: DateFieldProps) {
  const t = useTexts(texts);
  const {
    open,
    onOpenChange,
    text,
    placeholder,
    label,
    disabled,
    name,
    autoComplete,
    choice,
    frame,
  } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(frame.ref, () => rootRef.current as HTMLDivElement);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { Popover, waiting, failed } = useCalendar({ open, onFail: () => onOpenChange(false) });
  const openByKey = (event: KeyboardEvent) => {
    if (disabled || !openingKeys.has(event.key)) return;
    event.preventDefault();
    onOpenChange(true);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    // A dialog that holds the field stays.
    event.preventDefault();
    onOpenChange(false);
  };
  const retry = () => {
    // The button that was pressed goes.
    buttonRef.current?.focus();
    onOpenChange(true);
  };

  return (
    <Root {...frame} ref={rootRef} onKeyDown={closeByKey}>
      <TextInput
        readOnly
        name={name}
        autoComplete={autoComplete}
        value={text}
        placeholder={placeholder}
        disabled={disabled}
        onClick={() => !disabled && onOpenChange(true)}
        onKeyDown={openByKey}
      />
      <OpenButton {...props} ref={buttonRef} waiting={waiting} />
      {waiting && <Waiting aria-live="polite">{t.loading}</Waiting>}
      {Popover && (
        <Popover
          label={label}
          choice={choice}
          fieldRef={rootRef}
          returnFocusRef={buttonRef}
          onLeave={() => onOpenChange(false)}
        />
      )}
      {failed && (
        <Failure>
          <FieldMessage role="alert">{t.failed}</FieldMessage>
          <Button variant="quiet" size="small" onClick={retry}>
            {t.tryAgain}
          </Button>
        </Failure>
      )}
    </Root>
  );
}

interface OpenButtonProps extends Pick<
  DateFieldProps,
  'open' | 'onOpenChange' | 'label' | 'words' | 'disabled'
> {
  waiting: boolean;
  ref: Ref<HTMLButtonElement>;
}

/** Opens and closes the calendar; the chosen days describe it. */
function OpenButton(props: OpenButtonProps) {
  const { open, onOpenChange, label, words, disabled, waiting, ref } = props;
  const wordsId = useId();
  return (
    <>
      <IconButton
        ref={ref}
        label={label}
        icon={<Icon of={calendarDaysIcon} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={waiting || undefined}
        aria-describedby={words && wordsId}
        disabled={disabled}
        onClick={() => onOpenChange(!open)}
      />
      {words && (
        <span id={wordsId} hidden>
          {words}
        </span>
      )}
    </>
  );
}
