import { formatLongDay, isDay } from '@vestibule/domain/calendar';
import { formatCents } from '@vestibule/domain/money';
import { quoteTreatment, type Treatment, type TreatmentChoice } from '@vestibule/domain/spa';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Buttons, Facts, Step } from './SpaBookingFlow.styles.js';

export interface ConfirmStepProps {
  /** What is booked. */
  treatment: Treatment;
  /** The chosen duration, date and time. */
  choice: TreatmentChoice;
  /** Goes to date and time. */
  onBack: () => void;
  /** Opens the payment dialog, or says what is missing. */
  onBook: () => void;
  /** A message above the buttons. */
  children?: ReactNode;
}

/** Step 3: everything once more, and what it costs. */
export function ConfirmStep({ treatment, choice, onBack, onBook, children }: ConfirmStepProps) {
  const { minutes = 0, date, time } = choice;
  const cents = quoteTreatment(treatment, minutes);
  const facts: [string, string | undefined][] = [
    ['Treatment', treatment.title],
    ['Duration', `${minutes} minutes`],
    ['Date', isDay(date) ? formatLongDay(date) : undefined],
    ['Time', time],
    ['Specialist', treatment.specialist],
    ['Total', cents === undefined ? undefined : formatCents(cents)],
  ];
  return (
    <Step>
      <Facts>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} data-fact={label.toLowerCase()}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
      {children}
      <Buttons>
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
        <Button onClick={onBook}>Book Now</Button>
      </Buttons>
    </Step>
  );
}
