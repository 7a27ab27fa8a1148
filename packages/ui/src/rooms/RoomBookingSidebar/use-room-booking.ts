'use client';
import type { Day } from '@vestibule/domain/calendar';
import { problemMessages, SHORT_TOAST_MS } from '@vestibule/domain/problem';
import {
  checkRoomBooking,
  MIN_GUESTS,
  PAYMENT_DIALOG_DELAY_MS,
  ROOM_BOOKING_VALID_MESSAGE,
  ROOM_BOOKING_VALID_MS,
  withRoomGuest,
} from '@vestibule/domain/rooms';
import type { Room, RoomBookingForm, RoomBookingProblem, RoomGuest } from '@vestibule/domain/rooms';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Toast } from '../../feedback/Toaster/toast.js';
import type { RoomRefusal } from './room-refusal.js';

/** What is wrong, as the sidebar shows it. */
export type BookingTrouble = { code: RoomBookingProblem | 'payments.login-required' };

export interface RoomBookingOptions {
  /** The room that is booked. */
  room: Room;
  /** The hotel's today. */
  today: Day;
  /** Whether somebody is signed in; nobody books without. */
  signedIn: boolean;
  /** What the form begins with: the dates and guests of the search. */
  defaultValue?: Partial<RoomBookingForm>;
  /** What was kept of this form; it may come late, and never replaces what was typed meanwhile. */
  draft?: Partial<RoomBookingForm>;
  /** Who is signed in: fills the name and the phone that are still empty. */
  guest?: RoomGuest;
  /** Why the server refused the booking, as it came. */
  refusal?: RoomRefusal;
  /** Every message, to be said in a toast as well. */
  onToast: (toast: Omit<Toast, 'id'>) => void;
  /** All checks are passed; one second after the success toast. */
  onBook: (form: RoomBookingForm) => void;
  /** The guest changed something; keep it, and give it back as `draft` after the login. */
  onFormChange?: (form: RoomBookingForm) => void;
}

/** Ruling 33: the field checks, the login check, the success toast, then after 1 s the dialog. */
export function useRoomBooking(options: RoomBookingOptions) {
  const { room, today, signedIn, guest, draft, refusal, onToast, onFormChange } = options;
  const [form, setForm] = useState<RoomBookingForm>({
    guestName: '',
    checkInDate: '',
    checkOutDate: '',
    guests: MIN_GUESTS,
    ...options.defaultValue,
  });
  const [taken, setTaken] = useState<Partial<RoomBookingForm>>();
  // The server knows no draft: it comes a moment after hydration, and typing may be ahead of it.
  if (draft && draft !== taken) {
    setTaken(draft);
    const { guestName, phone } = form;
    setForm({ ...form, ...draft, ...(guestName && { guestName }), ...(phone && { phone }) });
  }
  const [known, setKnown] = useState<RoomGuest>();
  // Who is signed in is known a moment after the page has been rendered, and typed on.
  if (guest && (guest.guestName !== known?.guestName || guest.phone !== known?.phone)) {
    setKnown(guest);
    setForm(withRoomGuest(form, guest));
  }
  const [trouble, setTrouble] = useState<BookingTrouble>();
  const [answered, setAnswered] = useState<RoomRefusal>();
  const [leaving, setLeaving] = useState(false);
  const onBook = useRef(options.onBook);
  /** Several fields may be edited before the form is rendered again. */
  const newest = useRef(form);

  useLayoutEffect(() => {
    newest.current = form;
  }, [form]);

  useEffect(() => {
    onBook.current = options.onBook;
  });

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => {
      setLeaving(false);
      onBook.current(form);
    }, PAYMENT_DIALOG_DELAY_MS);
    return () => clearTimeout(timer);
  }, [leaving, form]);

  const refuse = (code: BookingTrouble['code'], duration?: number) => {
    setTrouble({ code });
    onToast({ type: 'error', text: problemMessages[code], duration });
    return code;
  };

  return {
    form,
    leaving,
    trouble,
    refusal: refusal === answered ? undefined : refusal,
    edit: (changes: Partial<RoomBookingForm>) => {
      newest.current = { ...newest.current, ...changes };
      setForm(newest.current);
      onFormChange?.(newest.current);
      setTrouble(undefined);
      setAnswered(refusal);
      // What was checked is no longer what stands there.
      setLeaving(false);
    },
    /** Answers with what is wrong, or starts the way to the payment dialog. */
    submit: (): BookingTrouble['code'] | undefined => {
      setAnswered(refusal);
      const problem = checkRoomBooking(form, { today, room });
      if (problem) return refuse(problem);
      if (!signedIn) return refuse('payments.login-required', SHORT_TOAST_MS);
      setTrouble(undefined);
      onToast({
        type: 'success',
        text: ROOM_BOOKING_VALID_MESSAGE,
        duration: ROOM_BOOKING_VALID_MS,
      });
      setLeaving(true);
      return undefined;
    },
  };
}
