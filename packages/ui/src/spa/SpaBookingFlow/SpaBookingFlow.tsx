'use client';
import { missingWhen } from '@vestibule/domain/spa';
import type { ComponentPropsWithRef } from 'react';
import { ConfirmStep } from './ConfirmStep.js';
import { DateTimeStep } from './DateTimeStep.js';
import { DurationStep } from './DurationStep.js';
import { useRoutes } from '../../theme/routes.js';
import type { SpaBookingOptions } from './flow-props.js';
import { FlowMessage } from './FlowMessage.js';
import { StepFrame } from './StepFrame.js';
import { useFlowChecks } from './use-flow-checks.js';

export interface SpaBookingFlowProps
  extends SpaBookingOptions, Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The level of the step's heading in its page: 4 inside a card. */
  headingLevel?: 3 | 4;
}

/** Choose Duration, Choose Date & Time, Confirm Booking: booking a treatment in its own card (spec 2). */
export function SpaBookingFlow({
  treatment,
  state,
  onAction,
  today,
  times,
  signedIn,
  loginHref,
  onToast,
  ...props
}: SpaBookingFlowProps) {
  const routes = useRoutes();
  const checks = useFlowChecks({ treatment, state, onAction, today, signedIn, onToast });
  const { step, choice, lost } = state;
  if (step === 'none') return null;
  const back = () => onAction({ type: 'back' });
  const choose = (change: Partial<typeof choice>) => onAction({ type: 'choose', choice: change });
  const message = checks.problem && (
    <FlowMessage code={checks.problem} loginHref={loginHref ?? routes.login} />
  );
  return (
    <StepFrame
      treatment={treatment}
      // Behind the payment dialog is what is being paid for.
      step={step === 'payment' ? 'confirm' : step}
      onClose={() => onAction({ type: 'reset' })}
      {...props}
    >
      {step === 'duration' && (
        <DurationStep
          treatment={treatment}
          minutes={choice.minutes}
          onChoose={(minutes) => choose({ minutes })}
          onBack={back}
          missing={checks.problem !== undefined}
          onNext={checks.next}
        />
      )}
      {step === 'datetime' && (
        <DateTimeStep
          choice={choice}
          today={today}
          times={times}
          lost={lost}
          missing={checks.problem && missingWhen(choice)}
          onChoose={choose}
          onBack={back}
          onNext={checks.next}
        />
      )}
      {(step === 'confirm' || step === 'payment') && (
        <ConfirmStep treatment={treatment} choice={choice} onBack={back} onBook={checks.book}>
          {message}
        </ConfirmStep>
      )}
    </StepFrame>
  );
}
