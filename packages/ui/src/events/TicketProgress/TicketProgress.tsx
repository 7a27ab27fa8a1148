'use client';
import { ticketSteps, ticketStepsTexts, type TicketStep } from '@vestibule/domain/events';
import { useTexts } from '../../theme/texts.js';
import { Bar, Root, Steps } from './TicketProgress.styles.js';
import { texts } from './TicketProgress.texts.js';

export interface TicketProgressProps {
  /** The step that shows. */
  step: TicketStep;
}

/** How far the order has come; each change is announced. */
export function TicketProgress({ step }: TicketProgressProps) {
  const t = useTexts(texts);
  const names = ticketSteps(useTexts(ticketStepsTexts));
  return (
    <Root>
      <output>{t.step({ step, steps: names.length })}</output>
      <Steps aria-label={t.steps}>
        {names.map((name, index) => (
          <Bar
            key={name}
            aria-current={index + 1 === step ? 'step' : undefined}
            data-reached={index < step ? '' : undefined}
          >
            <span>{name}</span>
          </Bar>
        ))}
      </Steps>
    </Root>
  );
}
