import { isLoginRequired } from '@vestibule/api/payments';
import type { ApiFailure } from '@vestibule/api/transport';
import { composeOrderDescription, eventKind } from '@vestibule/domain/bookings';
import { ticketGuestOf, type HotelEvent, type TicketWizardState } from '@vestibule/domain/events';
import type { PaymentMethod } from '@vestibule/domain/payments';
import type { TicketOrderToPay, TicketRefusal } from '@vestibule/ui/events';
import { useIdleFetch } from '@vestibule/ui/code';
import { useCallback, useState, type ReactNode } from 'react';
import { lateDialog } from '../../app/late-dialog.js';
import { usePageAddress } from '../../app/page-query.js';
import { useHotelPhone } from '../../app/hotel.js';
import { useAuth } from '../../app/use-auth.js';
import { dropTicketDraft, keepTicketDraft, useTicketDraft } from './use-ticket-draft.js';
import { changedTotalOf, useHandOff } from '../payments/use-hand-off.js';
import { useOfferedMethods } from '../payments/use-offered-methods.js';

const loadDialog = () => import('./ticket-dialog.js');
const [TicketDialog, fetchDialog] = lateDialog(loadDialog);

interface Tickets {
  /** 'Book Now': opens the six steps, for everybody (ruling 37). */
  book: (event: HotelEvent) => void;
  /** To be rendered by the page. */
  dialog: ReactNode;
}

/** Buying tickets, from any page that shows events. `events` keeps the opened one up to date. */
export function useTickets(events: readonly HotelEvent[]): Tickets {
  useIdleFetch(fetchDialog);
  const [chosen, setChosen] = useState<HotelEvent>();
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<TicketRefusal>();
  const [resumed, setResumed] = useState<TicketWizardState>();
  const methods = useOfferedMethods();
  const phone = useHotelPhone();
  const { status, user } = useAuth();
  const here = usePageAddress();

  const show = (event: HotelEvent, state?: TicketWizardState) => {
    setRefusal(undefined);
    setResumed(state);
    setChosen(event);
    setOpen(true);
  };
  useTicketDraft(events, show);
  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (!next) dropTicketDraft();
  };
  const { busyMethod, start } = useHandOff(() => changeOpen(false));
  const event = events.find(({ _id }) => _id === chosen?._id) ?? chosen;
  const pay = async (method: PaymentMethod, order: TicketOrderToPay) => {
    if (!event) return;
    setRefusal(undefined);
    const failure = await start(method, orderOf(event, order), order.totalCents);
    if (!failure) dropTicketDraft();
    else if (!isLoginRequired(failure)) setRefusal(refusalOf(failure));
  };
  const eventId = event?._id;
  const keepDraft = useCallback(
    (state: TicketWizardState) => {
      if (eventId !== undefined) keepTicketDraft({ eventId, state });
    },
    [eventId],
  );
  const dialog = event && (
    <TicketDialog
      open={open}
      onOpenChange={changeOpen}
      event={event}
      loginHref={
        status === 'signed-out' ? `/login?returnTo=${encodeURIComponent(here)}` : undefined
      }
      guest={user ? ticketGuestOf(user) : undefined}
      draft={resumed}
      onDraftChange={keepDraft}
      methods={methods}
      phone={phone}
      busyMethod={busyMethod}
      refusal={refusal}
      onPay={(method, order) => void pay(method, order)}
    />
  );
  return { book: (wanted) => show(wanted), dialog };
}

/** The order id is the event's, the description its pipe-separated text (spec 7, Payments). */
function orderOf(event: HotelEvent, { request }: TicketOrderToPay) {
  return {
    orderId: event._id,
    orderDescription: composeOrderDescription(eventKind.toBooked(request, event)),
    booking: request,
  };
}

function refusalOf(failure: ApiFailure): TicketRefusal {
  const spotsLeft = failure.details?.['spotsLeft'];
  return {
    code: failure.code,
    message: failure.message,
    spotsLeft:
      failure.code === 'events.sold-out' && typeof spotsLeft === 'number' ? spotsLeft : undefined,
    changedTotalCents: changedTotalOf(failure),
  };
}
