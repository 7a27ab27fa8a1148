import type { EventOption, Quantities } from '@vestibule/domain/events';
import { List } from '../EventOptions/EventOptions.styles.js';
import { OptionChoice } from './OptionChoice.js';
import { None } from './OptionsStep.styles.js';

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
      {options.map((option) => (
        <OptionChoice
          key={option._id}
          option={option}
          quantity={quantities[option._id] ?? 0}
          onQuantityChange={(quantity) => onQuantityChange(option._id, quantity)}
        />
      ))}
    </List>
  );
}
