import { isLoginRequired } from '@vestibule/api/payments';
import type { ApiFailure } from '@vestibule/api/transport';
import { composeOrderDescription, eventKind } from '@vestibule/domain/bookings';
import {
  furthestTicketStep,
  spotsLeft,
  ticketGuestOf,
  ticketWizard,
  type HotelEvent,
  type TicketStep,
  type TicketWizardState,
} from '@vestibule/domain/events';
import type { PaymentMethod } from '@vestibule/domain/payments';
import type { TicketOrderToPay, TicketRefusal } from '@vestibule/ui/events';
import { useIdleFetch } from '@vestibule/ui/code';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { TICKETS } from '../../app/flow-draft.js';
import { lateDialog } from '../../app/late-dialog.js';
import { withReturn } from '../../app/login-state.js';
import { usePageAddress } from '../../app/page-query.js';
import { useHotelContact } from '../../app/hotel.js';
import { useStepHistory } from '../../app/step-history.js';
import { useAuth } from '../../app/use-auth.js';
import {
  dropTicketDraft,
  keepTicketDraft,
  useTicketDraft,
  type KeptTickets,
} from './use-ticket-draft.js';
import { changedTotalOf, useHandOff } from '../payments/use-hand-off.js';
import { useOfferedMethods } from '../payments/use-offered-methods.js';

const loadDialog = () => import('./ticket-dialog.js');
const [TicketDialog, fetchDialog] = lateDialog(loadDialog, 'events/ticket-dialog');

interface Tickets {
  /** 'Book Now': opens the six steps, for everybody (ruling 37). The same function, so that no card is drawn again. */
  book: (event: HotelEvent) => void;
  /** To be rendered by the page. */
  dialog: ReactNode;
}

/** Buying tickets, from any page that shows events. `events` keeps the opened one up to date. */
export function useTickets(events: readonly HotelEvent[]): Tickets {
  useIdleFetch(fetchDialog);
  const [chosen, setChosen] = useState<HotelEvent>();
  const [open, setOpen] = useState(false);
  const [resumed, setResumed] = useState<TicketWizardState>();
  const [step, setStep] = useState<TicketStep>(1);
  const kept = useRef<KeptTickets>(undefined);
  const methods = useOfferedMethods();
  const { phone } = useHotelContact();
  const buyer = useBuyer();
  const forget = () => {
    kept.current = undefined;
    dropTicketDraft();
  };
  const changeOpen = (next: boolean, reason?: 'unavailable') => {
    setOpen(next);
    if (!next && !reason) forget();
  };
  const event = events.find(({ _id }) => _id === chosen?._id) ?? chosen;
  const payment = useTicketPayment(event, { onPaying: forget, onLeave: () => changeOpen(false) });
  const { forgetProblem } = payment;
  const show = useCallback(
    (event: HotelEvent, state?: TicketWizardState) => {
      forgetProblem();
      setResumed(state);
      setStep(state?.step ?? 1);
      setChosen(event);
      setOpen(true);
    },
    [forgetProblem],
  );
  const reopen = ({ event, state }: KeptTickets, at: number) =>
    show(event, ticketWizard(state, { type: 'go-to', step: stepAt(at) }, spotsLeft(event)));
  useTicketDraft(events, (tickets, at) => {
    kept.current = tickets;
    if (at > 0) reopen(tickets, at);
  });
  useStepHistory({
    flow: TICKETS,
    step: open ? step : 0,
    furthest: () => (kept.current ? furthestOf(kept.current) : 0),
    onStep: (at) => {
      if (at > 0 && open) setStep(stepAt(at));
      else if (at > 0 && kept.current) reopen(kept.current, at);
      else setOpen(false);
      if (at === 0 && kept.current) keepTicketDraft(kept.current, true);
    },
  });
  const keepDraft = useCallback(
    (state: TicketWizardState) => {
      if (!chosen) return;
      kept.current = { event: chosen, state };
      keepTicketDraft(kept.current);
      setStep(state.step);
    },
    [chosen],
  );
  const dialog = event && (
    <TicketDialog
      open={open}
      onOpenChange={changeOpen}
      step={step}
      event={event}
      {...buyer}
      draft={resumed}
      onDraftChange={keepDraft}
      methods={methods}
      phone={phone}
      busyMethod={payment.busyMethod}
      problem={payment.problem}
      onPay={(method, order) => void payment.pay(method, order)}
    />
  );
  return { book: show, dialog };
}

/** Who buys, and where to sign in and come back. */
function useBuyer() {
  const { status, user } = useAuth();
  const here = usePageAddress();
  return {
    loginHref: status === 'signed-out' ? withReturn('login', here) : undefined,
    signupHref: withReturn('signup', here),
    guest: user ? ticketGuestOf(user) : undefined,
  };
}

/** Takes an order to its provider's page. */
function useTicketPayment(
  event: HotelEvent | undefined,
  { onPaying, onLeave }: { onPaying: () => void; onLeave: () => void },
) {
  const [problem, setProblem] = useState<TicketRefusal>();
  const { busyMethod, start } = useHandOff(onLeave);
  const pay = async (method: PaymentMethod, order: TicketOrderToPay) => {
    if (!event) return;
    setProblem(undefined);
    const failure = await start(method, orderOf(event, order), order.totalCents);
    if (!failure) onPaying();
    else if (!isLoginRequired(failure)) setProblem(problemOf(failure));
  };
  const forgetProblem = useCallback(() => setProblem(undefined), []);
  return { busyMethod, problem, forgetProblem, pay };
}

const stepAt = (step: number) => step as TicketStep;

function furthestOf({ event, state }: KeptTickets): number {
  return furthestTicketStep(state, spotsLeft(event));
}

/** The order id is the event's, the description its pipe-separated text (spec 7, Payments). */
function orderOf(event: HotelEvent, { request }: TicketOrderToPay) {
  return {
    orderId: event._id,
    orderDescription: composeOrderDescription(eventKind.toBooked(request, event)),
    booking: request,
  };
}

function problemOf(failure: ApiFailure): TicketRefusal {
  return {
    code: failure.code,
    message: failure.message,
    spotsLeft: failure.code === 'events.sold-out' ? failure.details?.spotsLeft : undefined,
    changedTotalCents: changedTotalOf(failure),
  };
}
