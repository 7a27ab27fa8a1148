'use client';
import X from 'lucide-react/icons/x';
import { spaStepTitles, type Treatment } from '@vestibule/domain/spa';
import { useEffect, useId, useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { Bar, Head, Progress, Root, Title, Track } from './SpaBookingFlow.styles.js';

type Step = keyof typeof spaStepTitles;

const steps = Object.keys(spaStepTitles) as Step[];

export interface StepFrameProps extends ComponentPropsWithRef<'section'> {
  /** What is booked. */
  treatment: Pick<Treatment, 'title'>;
  step: Step;
  /** Where the heading stands in its page: 4 inside a card. */
  headingLevel?: 3 | 4;
  /** Closes the steps and forgets what was chosen in them. */
  onClose: () => void;
}

/** Around each step: where the guest is, the heading that takes the focus, the way out. */
export function StepFrame({
  treatment,
  step,
  headingLevel = 4,
  onClose,
  children,
  ...props
}: StepFrameProps) {
  const id = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const index = steps.indexOf(step);

  useEffect(() => titleRef.current?.focus(), [step]);

  return (
    <Root aria-labelledby={id} data-step={step} {...props}>
      <Head>
        <div>
          <Progress>
            Step {index + 1} of {steps.length}
          </Progress>
          <Title as={`h${headingLevel}`} ref={titleRef} id={id} tabIndex={-1}>
            {spaStepTitles[step]}
          </Title>
        </div>
        <IconButton
          label={`Close booking of ${treatment.title}`}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
        />
      </Head>
      <Track aria-hidden="true">
        {steps.map((one, place) => (
          <Bar key={one} data-done={place <= index ? '' : undefined} />
        ))}
      </Track>
      {children}
    </Root>
  );
}
