'use client';
import type { EventBookingRequest } from '@vestibule/domain/bookings';
import {
  canGoNext,
  isTicketGuest,
  LAST_TICKET_STEP,
  missingTicketGuestFields,
  quoteTickets,
  ticketBookingRequest,
  type HotelEvent,
  type TicketGuest,
  type TicketStep,
  type TicketWizardState,
} from '@vestibule/domain/events';
import type { PaymentMethod } from '@vestibule/domain/payments';
import type { InLanguage } from '@vestibule/domain/words';
import { useId } from 'react';
import type { FormEvent } from 'react';
import { Dialog } from '../../overlays/Dialog/Dialog.js';
import type { DialogElementProps } from '../../overlays/Dialog/DialogWindow.js';
import { RecordText } from '../../layout/RecordText/RecordText.js';
import { useTexts } from '../../theme/texts.js';
import type { TicketRefusal } from '../PaymentStep/PaymentStep.js';
import { TicketProgress } from '../TicketProgress/TicketProgress.js';
import { Steps } from './TicketDialog.styles.js';
import { texts as paymentActionsTexts } from '../../payments/payment-actions.texts.js';
import { TicketFooter, type NextState } from './TicketFooter.js';
import { TicketSteps } from './TicketSteps.js';
import { useTicketWizard } from './use-ticket-wizard.js';

/** What the guest wants to pay for, as it goes to the hotel. */
export interface TicketOrderToPay {
  request: EventBookingRequest;
  /** As the guest saw it. */
  totalCents: number;
}

export interface TicketDialogProps extends DialogElementProps {
  /** Whether it shows. Opening goes on from `draft` where there is one, and otherwise begins at step 1 with nothing chosen. */
  open: boolean;
  /** The guest closed it. Not called while the payment page is being opened. */
  onOpenChange: (open: boolean) => void;
  /**
   * Goes to this step when it changes, as far as what was entered allows: for the browser's Back and
   * Forward. `onDraftChange` tells every step that the guest goes to.
   */
  step?: TicketStep;
  /** What the tickets are for. */
  event: HotelEvent & InLanguage;
  /** Where a visitor signs in to pay; left out for a guest who is signed in. */
  loginHref?: string;
  /** Where a visitor without an account makes one, beside the login. */
  signupHref?: string;
  /** What the profile knows of the guest. */
  guest?: Partial<TicketGuest>;
  /** What was chosen before a login or a reload: opening goes on from there. */
  draft?: TicketWizardState;
  /** What is chosen so far, for whoever keeps it over a login or a reload. */
  onDraftChange?: (draft: TicketWizardState) => void;
  /**
   * The ways to pay that the hotel offers.
   *
   * @default ['usdt', 'visa']
   */
  methods?: ReadonlyArray<PaymentMethod>;
  /** What a card is charged for US cents, in words, where that is another currency. */
  cardCharge?: (cents: number) => string;
  /** The method whose payment page is being opened. */
  busyMethod?: PaymentMethod;
  /** The hotel's number, for who has to call. */
  phone?: string;
  /** What the hotel said to the last try. */
  problem?: TicketRefusal;
  /** The guest chose how to pay. */
  onPay: (method: PaymentMethod, order: TicketOrderToPay) => void;
}

/** Buying tickets in six steps, over the page. */
export function TicketDialog({
  open,
  onOpenChange,
  step,
  event,
  loginHref,
  signupHref,
  guest,
  draft,
  onDraftChange,
  methods,
  cardCharge,
  busyMethod,
  phone,
  problem,
  onPay,
  ...props
}: TicketDialogProps) {
  const { opening } = useTexts(paymentActionsTexts);
  const formId = useId();
  const wizard = useTicketWizard({ open, step, event, guest, draft, onDraftChange, problem });
  const { state, spots, change } = wizard;
  const quote = quoteTickets(event, state);
  const totalCents = wizard.acceptedCents ?? quote.totalCents;
  const pay = (method: PaymentMethod) => {
    if (!isTicketGuest(state.guest)) change({ type: 'ask-guest' });
    else onPay(method, { request: ticketBookingRequest(event, state), totalCents });
  };

  const onSubmit = (submission: FormEvent<HTMLFormElement>) => {
    submission.preventDefault();
    change({ type: 'next' });
    const missing = missingField(state, spots);
    const field = missing && submission.currentTarget.elements.namedItem(missing);
    if (field instanceof HTMLElement) field.focus();
  };

  const footer = (
    <TicketFooter
      formId={formId}
      totalCents={spots > 0 ? totalCents : undefined}
      onBack={state.step > 1 ? () => change({ type: 'back' }) : undefined}
      next={nextState(state, spots)}
      waiting={busyMethod !== undefined}
    />
  );
  return (
    <Dialog
      {...props}
      open={open}
      onOpenChange={onOpenChange}
      title={<RecordText of={event} field="title" />}
      busy={busyMethod !== undefined}
      status={busyMethod && opening}
      footer={footer}
    >
      <TicketProgress step={state.step} />
      <Steps id={formId} noValidate onSubmit={onSubmit}>
        <TicketSteps
          event={event}
          wizard={wizard}
          quote={quote}
          totalCents={totalCents}
          loginHref={loginHref}
          signupHref={signupHref}
          {...{ methods, cardCharge }}
          busyMethod={busyMethod}
          phone={phone}
          onPay={pay}
          onClose={() => onOpenChange(false)}
        />
      </Steps>
    </Dialog>
  );
}

/** The name of the first field that does not let the guest go on. */
function missingField(state: TicketWizardState, spots: number): string | undefined {
  if (canGoNext(state, spots)) return undefined;
  return state.step === 1 ? 'tickets' : missingTicketGuestFields(state.guest)[0];
}

function nextState(state: TicketWizardState, spots: number): NextState {
  if (state.step === LAST_TICKET_STEP) return 'absent';
  return canGoNext(state, spots) ? 'open' : 'closed';
}
