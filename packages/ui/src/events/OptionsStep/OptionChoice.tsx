'use client';
import { MAX_OPTION_QUANTITY, type EventOption } from '@vestibule/domain/events';
import { dollarsToCents, formatCents } from '@vestibule/domain/money';
import type { InLanguage } from '@vestibule/domain/words';
import { useRef } from 'react';
import { Checkbox } from '../../forms/Checkbox/Checkbox.js';
import { Field } from '../../forms/Field/Field.js';
import { Stepper } from '../../forms/Stepper/Stepper.js';
import { recordLabel } from '../../layout/record-label.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { OptionLine } from '../EventOptions/OptionLine.js';
import { Chosen, Option, Subtotal } from './OptionsStep.styles.js';
import { texts } from './OptionsStep.texts.js';

export interface OptionChoiceProps {
  option: EventOption & InLanguage;
  /** How many are wanted. */
  quantity: number;
  /** How many are wanted now; none takes it off. */
  onQuantityChange: (quantity: number) => void;
}

/** One option: the box takes it, and then the stepper says how many, and the subtotal for how much. */
export function OptionChoice({ option, quantity, onQuantityChange }: OptionChoiceProps) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  const { name, price } = option;
  const box = useRef<HTMLInputElement>(null);
  const count = (next: number) => {
    // The stepper goes with the last one, and its focus would go with it.
    if (next === 0) box.current?.focus();
    onQuantityChange(next);
  };
  return (
    <Option data-chosen={quantity > 0 ? '' : undefined}>
      <Checkbox
        ref={box}
        label={<OptionLine each option={option} />}
        checked={quantity > 0}
        onChange={(event) => onQuantityChange(event.target.checked ? 1 : 0)}
      />
      {quantity > 0 && (
        <Chosen>
          <Field labelHidden label={t.quantityOf({ option: name })}>
            <Stepper
              value={quantity}
              onValueChange={count}
              min={0}
              max={MAX_OPTION_QUANTITY}
              name={option._id}
              noun={t.ofOption({ option: name })}
            />
          </Field>
          <Subtotal>
            {recordLabel(
              option,
              'name',
              t.subtotal({
                option: name,
                price: formatCents(quantity * dollarsToCents(price), locale),
              }),
            )}
          </Subtotal>
        </Chosen>
      )}
    </Option>
  );
}
