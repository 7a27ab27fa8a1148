'use client';
import { treatmentFactsTexts, type Treatment } from '@vestibule/domain/spa';
import { formatDollars } from '@vestibule/domain/money';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.js';
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
  /** Goes on; without a duration it cannot be pressed (spec 5, Spa). */
  onNext: () => void;
  /** A message above the buttons. */
  children?: ReactNode;
}

/** Step 1: how long, and for how much. */
export function DurationStep(props: DurationStepProps) {
  const { locale } = useLocale();
  const { treatment, minutes, onChoose, onBack, onNext, children } = props;
  const t = useTexts(texts);
  const facts = useTexts(treatmentFactsTexts);
  const name = useId();
  return (
    <Step>
      <Choices>
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
      </Choices>
      {children}
      <Buttons>
        <Button variant="quiet" onClick={onBack}>
          {t.back}
        </Button>
        <Button disabled={minutes === undefined} onClick={onNext}>
          {t.next}
        </Button>
      </Buttons>
    </Step>
  );
}
