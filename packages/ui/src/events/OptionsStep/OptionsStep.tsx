'use client';
import { eventFactsTexts, type EventOption, type Quantities } from '@vestibule/domain/events';
import type { InLanguage } from '@vestibule/domain/words';
import { useTexts } from '../../theme/texts.js';
import { List } from '../EventOptions/EventOptions.styles.js';
import { OptionChoice } from './OptionChoice.js';
import { None } from './OptionsStep.styles.js';
import { texts } from './OptionsStep.texts.js';

export interface OptionsStepProps {
  /** Which of the two it is. */
  kind: 'extras' | 'addons';
  /** What the event offers. */
  options: ReadonlyArray<EventOption & InLanguage>;
  /** How many of each are chosen, by id. */
  quantities: Quantities;
  /** How many of one option are wanted; none takes it off. */
  onQuantityChange: (id: string, quantity: number) => void;
}

/** Steps 2 and 3: a checkbox sets one or none, the stepper any number (spec 5, Event wizard). */
export function OptionsStep({ kind, options, quantities, onQuantityChange }: OptionsStepProps) {
  const t = useTexts(texts);
  const facts = useTexts(eventFactsTexts);
  if (options.length === 0) {
    return <None>{kind === 'extras' ? t.noExtras : t.noAddons}</None>;
  }
  return (
    <List aria-label={kind === 'extras' ? facts.extras : facts.addons}>
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
