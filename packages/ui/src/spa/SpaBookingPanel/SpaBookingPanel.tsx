'use client';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../../theme/texts.js';
import type { SpaBookingOptions } from '../SpaBookingFlow/flow-props.js';
import { SpaBookingFlow } from '../SpaBookingFlow/SpaBookingFlow.js';
import { CardFoot } from '../SpaServiceCard/CardFoot.js';
import { Root, Title } from './SpaBookingPanel.styles.js';
import { texts } from './SpaBookingPanel.texts.js';

export interface SpaBookingPanelProps
  extends SpaBookingOptions, Omit<ComponentPropsWithRef<'section'>, 'children'> {}

/** The booking steps beside a treatment's own page: the price, Book Now, then the steps. */
export function SpaBookingPanel({
  treatment,
  state,
  onAction,
  today,
  times,
  signedIn,
  loginHref,
  onToast,
  ...props
}: SpaBookingPanelProps) {
  const t = useTexts(texts);
  const id = useId();
  const booking = { treatment, state, onAction, today, times, signedIn, loginHref, onToast };
  return (
    <Root aria-labelledby={id} {...props}>
      <Title id={id}>{t.bookTreatment}</Title>
      <CardFoot
        treatment={treatment}
        open={state.step !== 'none'}
        minutes={state.choice.minutes}
        onBegin={() => onAction({ type: 'begin' })}
      />
      <SpaBookingFlow headingLevel={3} {...booking} />
    </Root>
  );
}
