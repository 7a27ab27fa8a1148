'use client';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import {
  spaCardSteps,
  spaStepsTexts,
  spaStepTitles,
  type SpaCardStep,
  type Treatment,
} from '@vestibule/domain/spa';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../media/Icon.js';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { useTexts } from '../../theme/texts.js';
import { Bar, Head, Progress, Root, Track } from './SpaBookingFlow.styles.js';
import { texts } from './SpaBookingFlow.texts.js';
import { StepTitle } from './StepTitle.js';

export interface StepFrameProps extends ComponentPropsWithRef<'section'> {
  /** What is booked. */
  treatment: Pick<Treatment, 'title'>;
  step: SpaCardStep;
  /** The level of the heading in its page: 4 inside a card. */
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
  const t = useTexts(texts);
  const titles = spaStepTitles(useTexts(spaStepsTexts));
  const index = spaCardSteps.indexOf(step);

  return (
    <Root aria-label={t.bookingOf({ treatment: treatment.title })} data-step={step} {...props}>
      <Head>
        <div>
          <Progress>{t.step({ step: index + 1, steps: spaCardSteps.length })}</Progress>
          <StepTitle key={step} level={headingLevel}>
            {titles[step]}
          </StepTitle>
        </div>
        <IconButton
          label={t.closeBookingOf({ treatment: treatment.title })}
          icon={<Icon of={xIcon} />}
          onClick={onClose}
        />
      </Head>
      <Track aria-hidden="true">
        {spaCardSteps.map((one, place) => (
          <Bar key={one} data-done={place <= index ? '' : undefined} />
        ))}
      </Track>
      {children}
    </Root>
  );
}
