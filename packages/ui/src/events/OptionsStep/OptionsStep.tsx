import { MAX_OPTION_QUANTITY, type EventOption, type Quantities } from '@vestibule/domain/events';
import { formatDollars } from '@vestibule/domain/money';
import { Checkbox } from '../../forms/Checkbox/Checkbox.js';
import { Field } from '../../forms/Field/Field.js';
import { Stepper } from '../../forms/Stepper/Stepper.js';
import { Each, List, None, Option } from './OptionsStep.styles.js';

export interface OptionsStepProps {
  /** 'Extras' or 'Add-ons'. */
  title: string;
  /** What the event offers. */
  options: readonly EventOption[];
  /** How many of each are chosen, by id. */
  quantities: Quantities;
  /** How many of one option are wanted; none takes it off. */
  onQuantityChange: (id: string, quantity: number) => void;
}

/** Steps 2 and 3: a checkbox sets one or none, the stepper any number (spec 5, Event wizard). */
export function OptionsStep({ title, options, quantities, onQuantityChange }: OptionsStepProps) {
  if (options.length === 0) {
    return <None>There are no {title.toLowerCase()} for this event. Press Next to go on.</None>;
  }
  return (
    <List aria-label={title}>
      {options.map(({ _id, name, price }) => {
        const quantity = quantities[_id] ?? 0;
        return (
          <Option key={_id} data-chosen={quantity > 0 ? '' : undefined}>
            <Checkbox
              label={
                <>
                  {name} <Each>{formatDollars(price)} each</Each>
                </>
              }
              checked={quantity > 0}
              onChange={(event) => onQuantityChange(_id, event.target.checked ? 1 : 0)}
            />
            <Field labelHidden label={`Quantity of ${name}`}>
              <Stepper
                value={quantity}
                onValueChange={(next) => onQuantityChange(_id, next)}
                min={0}
                max={MAX_OPTION_QUANTITY}
                noun={`of ${name}`}
              />
            </Field>
          </Option>
        );
      })}
    </List>
  );
}
