'use client';
import type { Day } from '@vestibule/domain/calendar';
import { paymentsMessages } from '@vestibule/domain/payments';
import { SHORT_TOAST_MS } from '@vestibule/domain/problem';
import {
  checkOutAfter,
  checkRoomBooking,
  MIN_GUESTS,
  nightsTaken,
  PAYMENT_DIALOG_DELAY_MS,
  ROOM_BOOKING_VALID_MS,
  withRoomGuest,
  roomsMessages,
} from '@vestibule/domain/rooms';
import type {
  AvailabilityEntry,
  Room,
  RoomBookingForm,
  RoomBookingProblem,
  RoomGuest,
  Stay,
} from '@vestibule/domain/rooms';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import type { Toast } from '../../feedback/Toaster/toast.js';
import { useTexts } from '../../theme/texts.js';
import type { RoomRefusal } from './room-refusal.js';
import { texts } from './RoomBookingSidebar.texts.js';

/** What is wrong, as the sidebar shows it. */
export type BookingProblem = RoomBookingProblem | 'payments.login-required';

/** What each of them says. */
export function useBookingMessages(): Record<BookingProblem, string> {
  return { ...useTexts(roomsMessages), ...useTexts(paymentsMessages) };
}

export interface RoomBookingOptions {
  /** The room that is booked. */
  room: Room;
  /** The hotel's today. */
  today: Day;
  /** Whether somebody is signed in; nobody books without. */
  signedIn: boolean;
  /** How many are free on which night, from the hotel's today on; without it nothing is foretold. */
  availability?: ReadonlyArray<AvailabilityEntry>;
  /** Stays of this room that this guest holds and has not paid: their nights are not taken by others. */
  held?: ReadonlyArray<Stay>;
  /** What the form begins with: the dates and guests of the search. */
  defaultValue?: Partial<RoomBookingForm>;
  /** What was kept of this form; it may come late, and never replaces what was typed meanwhile. */
  draft?: Partial<RoomBookingForm>;
  /** Who is signed in: fills the name and the phone that are still empty. */
  guest?: RoomGuest;
  /** Why the server refused the booking, as it came. */
  problem?: RoomRefusal;
  /** Every message, to be said in a toast as well. */
  onToast: (toast: Omit<Toast, 'id'>) => void;
  /** All checks are passed; one second after the success toast. */
  onBook: (form: RoomBookingForm) => void;
  /** The guest asked for nights that were taken: what is free may be asked for again. */
  onTaken?: () => void;
  /** The guest changed something; keep it, and give it back as `draft` after the login. */
  onFormChange?: (form: RoomBookingForm) => void;
}

/** What the form element itself is given. */
export type FormProps = Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'children' | 'defaultValue' | 'id'
>;

/**
 * Ruling 33: the field checks, the login check, the success toast, then after 1 s the dialog. Between
 * the first two it stops where the nights are known to be taken: nobody logs in or pays for those.
 */
export function useRoomBooking({
  room,
  today,
  signedIn,
  availability,
  held,
  defaultValue,
  draft,
  guest,
  problem,
  onToast,
  onBook,
  onTaken,
  onFormChange,
  ...formProps
}: RoomBookingOptions & FormProps) {
  const t = useTexts(texts);
  const messages = useBookingMessages();
  const { change, ...edited } = useEditedForm({ defaultValue, draft, guest });
  const { form, stay } = edited;
  const taken = stay && nightsTaken(stay, { roomId: room._id, availability, held });
  const [leaving, setLeaving] = useDelayedBook(form, onBook);
  const [formProblem, setFormProblem] = useState<BookingProblem>();
  const [answered, setAnswered] = useState<RoomRefusal>();

  const edit = (changes: Partial<RoomBookingForm>) => {
    const next = change(changes);
    onFormChange?.(next);
    setFormProblem(undefined);
    setAnswered(problem);
    // What was checked is no longer what is there.
    setLeaving(false);
  };

  /** Answers with what is wrong, or starts the way to the payment dialog. */
  const submit = (): BookingProblem | 'rooms.sold-out' | undefined => {
    setAnswered(problem);
    const found =
      checkRoomBooking(form, { today, room }) ??
      (taken || signedIn ? undefined : 'payments.login-required');
    setFormProblem(found);
    if (found) {
      const duration = found === 'payments.login-required' ? SHORT_TOAST_MS : undefined;
      onToast({ type: 'error', text: messages[found], duration });
      return found;
    }
    if (taken) {
      onTaken?.();
      return 'rooms.sold-out';
    }
    onToast({ type: 'success', text: t.valid, duration: ROOM_BOOKING_VALID_MS });
    setLeaving(true);
    return undefined;
  };

  return {
    ...edited,
    formProps,
    /** How many nights of the stay others have. */
    nightsTaken: taken,
    leaving,
    formProblem,
    problem: problem === answered ? undefined : problem,
    edit,
    submit,
  };
}

/** The form as the guest changes it: a check-out follows its check-in. */
function useEditedForm(start: Pick<RoomBookingOptions, 'defaultValue' | 'draft' | 'guest'>) {
  const [form, setForm] = useFilledForm(start);
  const [checkOutMoved, setCheckOutMoved] = useState(false);
  /** Several fields may be edited before the form is rendered again. */
  const newest = useRef(form);

  useLayoutEffect(() => {
    newest.current = form;
  }, [form]);

  /** Returns the form as it is now. */
  const change = (changes: Partial<RoomBookingForm>) => {
    const { checkInDate: checkIn, checkOutDate: checkOut } = newest.current;
    newest.current = { ...newest.current, ...changes };
    if (changes.checkInDate && changes.checkOutDate === undefined) {
      newest.current.checkOutDate = checkOutAfter(changes.checkInDate, { checkIn, checkOut });
      setCheckOutMoved(newest.current.checkOutDate !== checkOut);
    } else if (changes.checkOutDate) setCheckOutMoved(false);
    setForm(newest.current);
    return newest.current;
  };

  const chosen: Stay = { checkIn: form.checkInDate, checkOut: form.checkOutDate };
  return {
    form,
    stay: chosen.checkIn && chosen.checkOut ? chosen : undefined,
    /** The check-out followed another check-in. */
    checkOutMoved,
    change,
  };
}

/** The form's values: what it begins with, then the draft and the guest as they become known. */
function useFilledForm({
  defaultValue,
  draft,
  guest,
}: Pick<RoomBookingOptions, 'defaultValue' | 'draft' | 'guest'>) {
  const [form, setForm] = useState<RoomBookingForm>({
    guestName: '',
    checkInDate: '',
    checkOutDate: '',
    guests: MIN_GUESTS,
    ...defaultValue,
  });
  const [usedDraft, setUsedDraft] = useState<Partial<RoomBookingForm>>();
  const [known, setKnown] = useState<RoomGuest>();
  // The server knows no draft: it comes a moment after hydration, and typing may be ahead of it.
  let filled = form;
  if (draft && draft !== usedDraft) {
    setUsedDraft(draft);
    filled = withDraft(form, draft, known);
  }
  // Who is signed in is known a moment after the page has been rendered, and typed on.
  if (guest && (guest.guestName !== known?.guestName || guest.phone !== known?.phone)) {
    setKnown(guest);
    filled = withRoomGuest(filled, guest);
  }
  if (filled !== form) setForm(filled);
  return [form, setForm] as const;
}

/** Whether the guest is on the way to the payment dialog; `onBook` opens it after a second. */
function useDelayedBook(form: RoomBookingForm, onBook: RoomBookingOptions['onBook']) {
  const [leaving, setLeaving] = useState(false);
  const newest = useRef(onBook);

  useEffect(() => {
    newest.current = onBook;
  });

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => {
      setLeaving(false);
      newest.current(form);
    }, PAYMENT_DIALOG_DELAY_MS);
    return () => clearTimeout(timer);
  }, [leaving, form]);
  return [leaving, setLeaving] as const;
}

/** The draft fills the form; who books is taken from it only where nothing else was typed meanwhile. */
function withDraft(
  form: RoomBookingForm,
  draft: Partial<RoomBookingForm>,
  profile: RoomGuest | undefined,
): RoomBookingForm {
  const typedOr = (field: keyof RoomGuest) =>
    (form[field] !== profile?.[field] && form[field]) || draft[field] || form[field] || '';
  return { ...form, ...draft, guestName: typedOr('guestName'), phone: typedOr('phone') };
}
