import { ticketSteps, type TicketStep } from '@vestibule/domain/events';
import { Bar, Root, Steps } from './TicketProgress.styles.js';

export interface TicketProgressProps {
  /** The step that shows. */
  step: TicketStep;
}

/** How far the order has come; each change is announced. */
export function TicketProgress({ step }: TicketProgressProps) {
  return (
    <Root>
      <output>
        Step {step} of {ticketSteps.length}
      </output>
      <Steps aria-label="Steps">
        {ticketSteps.map((name, index) => (
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
