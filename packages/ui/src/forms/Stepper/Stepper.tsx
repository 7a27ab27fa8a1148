'use client';
import minusIcon from 'lucide/dist/esm/icons/minus.mjs';
import plusIcon from 'lucide/dist/esm/icons/plus.mjs';
import { useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { Icon } from '../../media/Icon.js';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { useFieldControl } from '../Field/field-context.js';
import { useEarlyValues } from '../../internal/use-early-values.js';
import { Root, Value } from './Stepper.styles.js';
import { stepFor } from './step-for.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './Stepper.texts.js';

export interface StepperProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue'
> {
  /** How many. */
  value: number;
  /** The guest chose another number, always within the bounds. */
  onValueChange: (value: number) => void;
  /** The guest typed a number beyond the bounds; the nearest that is allowed is taken. */
  onBeyond?: (typed: number) => void;
  /** The least; guests start at 1. */
  min?: number;
  /** The most; guests end at 10. */
  max?: number;
  /**
   * What is counted, in the buttons' names (“More guests”).
   *
   * @default 'guests'
   */
  noun?: string;
  /** Its name in a form that is sent. */
  name?: string;
  /** The number as it is read aloud, such as “2 guests”. */
  valueText?: string;
  /** Shows its value, and cannot be changed. */
  disabled?: boolean;
  /** Joins the classes of the root. */
  className?: string;
}

/**
 * A small number, changed in steps of one. At its bounds a button only says that it is disabled:
 * switched off it would lose the focus.
 */
export function Stepper({
  value,
  onValueChange,
  onBeyond,
  min = 1,
  max = 10,
  noun: givenNoun,
  name = 'guests',
  valueText,
  disabled = false,
  ...props
}: StepperProps) {
  const t = useTexts(texts);
  const noun = givenNoun ?? t.guests;
  const control = useFieldControl();
  const set = (next: number) => {
    const bounded = Math.min(max, Math.max(min, next));
    if (bounded !== value) onValueChange(bounded);
  };
  const input = useRef<HTMLInputElement>(null);
  useEarlyValues({ entered: [input, String(value)] }, ({ entered }) => set(Number(entered)));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepFor(event.key, { value, min, max });
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };

  return (
    <Root {...props} data-disabled={disabled ? '' : undefined}>
      <IconButton
        label={t.fewer({ noun })}
        icon={<Icon of={minusIcon} />}
        disabled={disabled}
        aria-disabled={value <= min || undefined}
        tabIndex={-1}
        onClick={() => set(value - 1)}
      />
      <Value
        {...control}
        ref={input}
        name={name}
        type="number"
        inputMode="numeric"
        aria-label={control.id ? undefined : noun}
        aria-valuetext={valueText}
        value={value}
        min={min}
        max={max}
        step={1}
        disabled={disabled}
        onChange={(event) => {
          const typed = event.target.valueAsNumber;
          if (event.target.value === '') return;
          set(typed);
          if (typed < min || typed > max) onBeyond?.(typed);
        }}
        // As on Tab: what is typed next replaces the number instead of joining it.
        onClick={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
      />
      <IconButton
        label={t.more({ noun })}
        icon={<Icon of={plusIcon} />}
        disabled={disabled}
        aria-disabled={value >= max || undefined}
        tabIndex={-1}
        onClick={() => set(value + 1)}
      />
    </Root>
  );
}
