'use client';
import type { BookingQuote } from '@vestibule/domain/bookings';
import { ticketSteps, ticketStepsTexts, type HotelEvent } from '@vestibule/domain/events';
import type { PaymentMethod } from '@vestibule/domain/payments';
import { itemsInLanguage, type InLanguage } from '@vestibule/domain/words';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../theme/texts.js';
import { InfoStep } from '../InfoStep/InfoStep.js';
import { OptionsStep } from '../OptionsStep/OptionsStep.js';
import { PaymentStep } from '../PaymentStep/PaymentStep.js';
import { SummaryStep } from '../SummaryStep/SummaryStep.js';
import { TicketsStep } from '../TicketsStep/TicketsStep.js';
import { Heading } from './TicketDialog.styles.js';
import type { useTicketWizard } from './use-ticket-wizard.js';

export interface TicketStepsProps {
  event: HotelEvent & InLanguage;
  wizard: ReturnType<typeof useTicketWizard>;
  quote: BookingQuote;
  totalCents: number;
  loginHref?: string;
  signupHref?: string;
  methods?: ReadonlyArray<PaymentMethod>;
  cardCharge?: (cents: number) => string;
  busyMethod?: PaymentMethod;
  onPay: (method: PaymentMethod) => void;
  onClose: () => void;
  phone?: string;
}

/** The step that shows. When it changes, what is wrong in it takes the focus, or its heading. */
export function TicketSteps(props: TicketStepsProps) {
  const { step } = props.wizard.state;
  const names = ticketSteps(useTexts(ticketStepsTexts));
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const wrong = heading.current?.parentElement?.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? heading.current)?.focus();
  }, [step]);
  return (
    <>
      <Heading ref={heading} tabIndex={-1}>
        {names[step - 1]}
      </Heading>
      <CurrentStep {...props} />
    </>
  );
}

function CurrentStep({ event, wizard, quote, totalCents, onPay, ...pay }: TicketStepsProps) {
  const { state, spots, asked, problem, change, acceptTotal } = wizard;
  switch (state.step) {
    case 1:
      return (
        <TicketsStep
          event={event}
          spots={spots}
          tickets={state.tickets}
          onTicketsChange={(tickets) => change({ type: 'set-tickets', tickets })}
        />
      );
    case 2:
    case 3: {
      const kind = state.step === 2 ? 'extras' : 'addons';
      return (
        <OptionsStep
          kind={kind}
          options={itemsInLanguage(event, kind)}
          quantities={state[kind]}
          onQuantityChange={(id, quantity) => change({ type: 'set-option', kind, id, quantity })}
        />
      );
    }
    case 4:
      return (
        <InfoStep
          guest={state.guest}
          asked={asked}
          onGuestChange={(guest) => change({ type: 'set-guest', guest })}
        />
      );
    case 5:
      return <SummaryStep event={event} guest={state.guest} quote={quote} />;
    case 6:
      return (
        <PaymentStep
          {...pay}
          totalCents={totalCents}
          problem={problem}
          onPay={onPay}
          onAcceptTotal={acceptTotal}
          onTakeWhatIsLeft={() => change({ type: 'take-what-is-left' })}
          onChooseAgain={() => change({ type: 'choose-again' })}
        />
      );
  }
}
