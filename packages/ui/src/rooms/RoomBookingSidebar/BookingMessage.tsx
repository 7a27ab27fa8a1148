'use client';
import { accountLinksTexts } from '@vestibule/domain/account';
import type { Day } from '@vestibule/domain/calendar';
import type { AvailabilityEntry, Stay } from '@vestibule/domain/rooms';
import {
  lastNight,
  nearestFreeStays,
  notOpenYetText,
  searchRoomsTexts,
  staysMeet,
} from '@vestibule/domain/rooms';
import { paymentsMessages } from '@vestibule/domain/payments';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { FreeStays } from './FreeStays.js';
import { Message } from './RoomBookingSidebar.styles.js';
import { fieldOf } from './room-refusal.js';
import type { RoomRefusal } from './room-refusal.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './RoomBookingSidebar.texts.js';

export interface BookingMessageProps {
  /** Of the place of the warning; it takes the focus when taken nights stop the booking. */
  id: string;
  roomId: string;
  /** The chosen dates. */
  stay?: Stay;
  /** How many of its nights others have. */
  taken?: 'some' | 'all';
  /** The hotel's day: nights before it are past, not taken. */
  today: Day;
  /** From the hotel's today on; without it no other dates are offered. */
  availability?: ReadonlyArray<AvailabilityEntry>;
  /** Stays of this room that wait to be paid by this guest. */
  held?: ReadonlyArray<Stay>;
  problem?: RoomRefusal;
  /** The guest must log in first. */
  loginRequired: boolean;
  loginHref: string;
  onChooseStay: (stay: Stay) => void;
}

/** What is above the button: a refusal, the login, or that some nights are taken or their own. */
export function BookingMessage(props: BookingMessageProps) {
  const { id, problem, loginRequired, loginHref } = props;
  const refused = problem && !fieldOf(problem.code);
  return (
    <>
      {loginRequired && <LoginMessage href={loginHref} />}
      {refused && !loginRequired && <RefusalMessage {...props} problem={problem} />}
      {/* It is there before its words come: otherwise they are not announced. */}
      <Message id={id} tabIndex={-1} aria-live="polite" data-tone="warning">
        {!refused && <StayWarning {...props} />}
      </Message>
    </>
  );
}

function nearStays({ roomId, stay, availability }: BookingMessageProps): Stay[] {
  return stay && availability ? nearestFreeStays(roomId, stay, availability) : [];
}

function StayWarning(props: BookingMessageProps) {
  const t = useTexts(texts);
  const search = useTexts(searchRoomsTexts);
  const { locale } = useLocale();
  const { stay, today, taken, availability, held, onChooseStay } = props;
  if (taken) {
    const notOpenYet = notOpenYetText(stay, lastNight({ availability }), search, locale);
    const takenText = taken === 'all' ? t.allTaken : t.someTaken;
    return (
      <>
        {stay && stay.checkIn >= today && <p>{notOpenYet ?? takenText}</p>}
        <FreeStays stays={nearStays(props)} onChoose={onChooseStay} />
      </>
    );
  }
  if (stay && held?.some((own) => staysMeet(own, stay))) {
    return <p>{t.held}</p>;
  }
  return null;
}

function RefusalMessage(props: BookingMessageProps & { problem: RoomRefusal }) {
  const { problem, onChooseStay } = props;
  return (
    <Message role="alert" data-tone="danger">
      <p>{problem.message}</p>
      {problem.code === 'rooms.sold-out' && (
        <FreeStays stays={problem.freeStays ?? nearStays(props)} onChoose={onChooseStay} />
      )}
    </Message>
  );
}

function LoginMessage({ href }: { href: string }) {
  const { signIn } = useTexts(accountLinksTexts);
  const messages = useTexts(paymentsMessages);
  return (
    <Message role="alert" data-tone="danger">
      <p>{messages['payments.login-required']}</p>
      <LinkButton variant="secondary" size="small" href={href}>
        {signIn}
      </LinkButton>
    </Message>
  );
}
