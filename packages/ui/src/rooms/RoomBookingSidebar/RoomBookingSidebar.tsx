'use client';
import { paymentMethods, type PaymentMethod } from '@vestibule/domain/payments';
import type { RoomBookingField } from '@vestibule/domain/rooms';
import { useId } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { NightlyPrice } from '../NightlyPrice/NightlyPrice.js';
import { BookingFields } from './BookingFields.js';
import { BookingMessage } from './BookingMessage.js';
import { Head, Root, Title } from './RoomBookingSidebar.styles.js';
import { StayTotal } from './StayTotal.js';
import { fieldOf, type RoomRefusal } from './room-refusal.js';
import {
  useBookingMessages,
  useRoomBooking,
  type BookingProblem,
  type FormProps,
  type RoomBookingOptions,
} from './use-room-booking.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts } from '../../theme/texts.js';
import { texts as roomBookingBarTexts } from '../RoomBookingBar/RoomBookingBar.texts.js';
import { texts } from './RoomBookingSidebar.texts.js';

export interface RoomBookingSidebarProps extends RoomBookingOptions, FormProps {
  /** Where a signed-out guest logs in; the provider's route by default. */
  loginHref?: string;
  /** The ways to pay that the hotel offers. */
  methods?: ReadonlyArray<PaymentMethod>;
  /** What a card is charged for US cents, in words, where that is another currency. */
  cardCharge?: (cents: number) => string;
  /** The payment is being started. */
  busy?: boolean;
}

/** 'Book This Suite': the form beside a room, its checks and the stay's total (spec 5). */
export function RoomBookingSidebar({
  loginHref,
  methods = paymentMethods,
  cardCharge,
  busy = false,
  ...options
}: RoomBookingSidebarProps) {
  const t = useTexts(texts);
  const bar = useTexts(roomBookingBarTexts);
  const routes = useRoutes();
  const messages = useBookingMessages();
  const { room, today, availability, held } = options;
  const id = useId();
  const booking = useRoomBooking(options);
  const { form, stay, formProblem } = booking;
  const focus = (part: RoomBookingField | 'message') =>
    document.getElementById(`${id}-${part}`)?.focus();
  const errors = fieldErrors(formProblem, booking.problem, messages);

  return (
    <Root
      aria-labelledby={`${id}-title`}
      {...booking.formProps}
      method="dialog" // before hydration nothing is sent, least of all in an address
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = booking.submit();
        const field = found && fieldOf(found);
        if (field) focus(field);
        if (found === 'rooms.sold-out') focus('message');
      }}
    >
      <Head>
        <Title id={`${id}-title`}>{bar.bookThisSuite}</Title>
        <NightlyPrice room={room} />
      </Head>
      <BookingFields
        room={room}
        today={today}
        nights={{ roomId: room._id, availability, held }}
        form={form}
        errors={errors}
        onEdit={booking.edit}
        idPrefix={id}
      />
      <StayTotal
        {...{ room, today, stay }}
        told={Boolean(errors.checkInDate ?? errors.checkOutDate)}
        moved={booking.checkOutMoved}
        cardCharge={methods.includes('visa') ? cardCharge : undefined}
      />
      <BookingMessage
        id={`${id}-message`}
        roomId={room._id}
        stay={stay}
        taken={booking.nightsTaken}
        today={today}
        availability={availability}
        held={held}
        problem={booking.problem}
        loginRequired={formProblem === 'payments.login-required'}
        loginHref={loginHref ?? routes.login}
        onChooseStay={({ checkIn, checkOut }) => {
          booking.edit({ checkInDate: checkIn, checkOutDate: checkOut });
          // What was pressed goes with the message.
          focus('checkInDate');
        }}
      />
      <Button type="submit" size="large" wide busy={booking.leaving || busy}>
        {t.bookYourStay}
      </Button>
    </Root>
  );
}

/** The one message shown at a field: the form's own check, or the server's refusal. */
function fieldErrors(
  formProblem: BookingProblem | undefined,
  problem: RoomRefusal | undefined,
  messages: Record<BookingProblem, string>,
): Partial<Record<RoomBookingField, string>> {
  const own = formProblem && fieldOf(formProblem);
  if (own) return { [own]: messages[formProblem] };
  const refused = problem && fieldOf(problem.code);
  return refused ? { [refused]: problem.message } : {};
}
