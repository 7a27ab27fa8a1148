'use client';
import {
  spaMissing,
  spaStepsTexts,
  treatmentFactsTexts,
  type Treatment,
} from '@vestibule/domain/spa';
import { formatDollars } from '@vestibule/domain/money';
import { useId, useRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { FieldMessage } from '../../forms/Field/FieldMessage.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { ChoiceOption } from './ChoiceOption.js';
import { Buttons, Choices, Durations, Legend, Step } from './SpaBookingFlow.styles.js';
import { texts } from './SpaBookingFlow.texts.js';

export interface DurationStepProps {
  /** Its durations and what each costs. */
  treatment: Pick<Treatment, 'durations'>;
  /** The chosen duration. */
  minutes?: number;
  /** The guest chose a duration. */
  onChoose: (minutes: number) => void;
  /** Leaves the steps. */
  onBack: () => void;
  /**
   * Next was pressed without a duration: the choice says so.
   *
   * @default false
   */
  missing?: boolean;
  /** Goes on, or says what is missing. */
  onNext: () => void;
}

/** Step 1: how long, and for how much. */
export function DurationStep(props: DurationStepProps) {
  const { treatment, minutes, onChoose, onBack, missing = false, onNext } = props;
  const { locale } = useLocale();
  const t = useTexts(texts);
  const facts = useTexts(treatmentFactsTexts);
  const messages = spaMissing(useTexts(spaStepsTexts));
  const name = useId();
  const choicesRef = useRef<HTMLFieldSetElement>(null);
  // Pressed in vain, Next leads to what it waits for.
  const next = () => {
    onNext();
    if (minutes === undefined) choicesRef.current?.querySelector('input')?.focus();
  };
  return (
    <Step>
      <Choices
        ref={choicesRef}
        role="radiogroup"
        aria-invalid={missing || undefined}
        aria-describedby={missing ? `${name}-missing` : undefined}
      >
        <Legend>{t.duration}</Legend>
        <Durations>
          {treatment.durations.map((duration) => (
            <ChoiceOption
              key={duration.minutes}
              name={name}
              value={String(duration.minutes)}
              checked={duration.minutes === minutes}
              onChoose={() => onChoose(duration.minutes)}
            >
              <span>{facts.minutes({ count: duration.minutes })}</span>{' '}
              <span>{formatDollars(duration.price, locale)}</span>
            </ChoiceOption>
          ))}
        </Durations>
        {missing && <FieldMessage id={`${name}-missing`}>{messages.duration}</FieldMessage>}
      </Choices>
      <Buttons>
        <Button variant="quiet" onClick={onBack}>
          {t.back}
        </Button>
        <Button onClick={next}>{t.next}</Button>
      </Buttons>
    </Step>
  );
}
