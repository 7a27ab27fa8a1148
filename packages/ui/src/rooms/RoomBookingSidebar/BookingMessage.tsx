'use client';
import type { AvailabilityEntry, Stay } from '@vestibule/domain/rooms';
import { nearestFreeStays, nightsOf, stayAvailability, staysMeet } from '@vestibule/domain/rooms';
import { problemMessages } from '@vestibule/domain/problem';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { FreeStays } from './FreeStays.js';
import { Message } from './RoomBookingSidebar.styles.js';
import { fieldOf, refusalText } from './room-refusal.js';
import type { RoomRefusal } from './room-refusal.js';

export interface BookingMessageProps {
  roomId: string;
  stay: Stay;
  /** From the hotel's today on; without it nothing is foretold. */
  availability?: readonly AvailabilityEntry[];
  /** Stays of this room that wait to be paid by this guest. */
  held?: readonly Stay[];
  refusal?: RoomRefusal;
  /** The guest must log in first. */
  loginRequired: boolean;
  loginHref: string;
  onChooseStay: (stay: Stay) => void;
}

/** What stands above the button: a refusal, the login, or that some nights are taken or their own. */
export function BookingMessage(props: BookingMessageProps) {
  const { refusal, loginRequired, loginHref } = props;
  const refused = refusal && !fieldOf(refusal.code);
  return (
    <>
      {loginRequired && <LoginMessage href={loginHref} />}
      {refused && !loginRequired && <RefusalMessage {...props} refusal={refusal} />}
      {/* It stands there before its words come: otherwise they are not announced. */}
      <Message aria-live="polite" data-tone="warning">
        {!loginRequired && !refused && <StayWarning {...props} />}
      </Message>
    </>
  );
}

function nearStays({ roomId, stay, availability }: BookingMessageProps): Stay[] {
  return availability ? nearestFreeStays(roomId, stay, availability) : [];
}

function StayWarning(props: BookingMessageProps) {
  const { roomId, stay, availability, held, onChooseStay } = props;
  if (held?.some((own) => staysMeet(own, stay))) {
    return (
      <p>
        You hold some of these nights already, in a booking that waits to be paid. Booking them
        again gives that one up.
      </p>
    );
  }
  if (!availability || nightsOf(stay) === 0) return null;
  const free = stayAvailability(roomId, stay, availability);
  if (free === 'every-night') return null;
  return (
    <>
      <p>{free === 'none' ? 'These nights are taken.' : 'Some of these nights are taken.'}</p>
      <FreeStays stays={nearStays(props)} onChoose={onChooseStay} />
    </>
  );
}

function RefusalMessage(props: BookingMessageProps & { refusal: RoomRefusal }) {
  const { refusal, onChooseStay } = props;
  return (
    <Message role="alert" data-tone="danger">
      <p>{refusalText(refusal)}</p>
      {refusal.code === 'rooms.sold-out' && (
        <FreeStays stays={refusal.freeStays ?? nearStays(props)} onChoose={onChooseStay} />
      )}
    </Message>
  );
}

function LoginMessage({ href }: { href: string }) {
  return (
    <Message role="alert" data-tone="danger">
      <p>{problemMessages['payments.login-required']}</p>
      <LinkButton variant="secondary" size="small" href={href}>
        Sign in
      </LinkButton>
    </Message>
  );
}
