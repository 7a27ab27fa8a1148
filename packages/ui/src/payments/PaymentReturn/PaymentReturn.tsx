'use client';
import { accountLinksTexts } from '@vestibule/domain/account';
import type { BookingFact, BookingSummary } from '@vestibule/domain/bookings';
import { formatDollars } from '@vestibule/domain/money';
import {
  canContinue,
  isUnpaid,
  outcomeTexts,
  paymentOutcomeTexts,
  type PaymentOutcome,
} from '@vestibule/domain/payments';
import checkIcon from 'lucide/dist/esm/icons/circle-check.mjs';
import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import alertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import undoIcon from 'lucide/dist/esm/icons/undo-2.mjs';
import type { ComponentPropsWithRef, Ref } from 'react';
import { Icon, type IconShapes } from '../../media/Icon.js';
import { Button } from '../../actions/Button/Button.js';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { BookingFacts } from '../../bookings/BookingFacts/BookingFacts.js';
import { Loading } from '../../feedback/Loading/Loading.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { BookingSummaryLines } from '../PaymentMethodDialog/BookingSummaryLines.js';
import { Actions, Head, Root } from './PaymentReturn.styles.js';
import { texts as paymentActionsTexts } from '../payment-actions.texts.js';
import { texts } from './PaymentReturn.texts.js';

export interface PaymentReturnProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The state of the payment, as the server says. */
  outcome: PaymentOutcome;
  /** What was booked, line by line; older records lack it. */
  summary?: BookingSummary;
  /** The booking's number, and how it was paid. */
  facts?: ReadonlyArray<BookingFact>;
  /** Where all bookings are; the link shows only with it. */
  bookingsHref?: string;
  /** The guest is signed out: the login, from which the way leads back here. */
  loginHref?: string;
  /** Saves the receipt; the button shows on confirmed bookings. */
  onReceipt?: () => void;
  /** The receipt is on its way: it may have to be drawn first. */
  receiptBusy?: boolean;
  /** Saves the calendar file; the button shows on confirmed bookings. */
  onCalendar?: () => void;
  /** Opens the provider's page again; the button shows only with it. */
  onContinue?: () => void;
  /** Asks whether to give the unpaid booking up; the button shows only with it. */
  onCancel?: () => void;
  /** Why trying again was refused, with what is still to be had. */
  problem?: string;
  /** The right total in dollars, when the price has changed: going on accepts it. */
  changedTotal?: number;
  /** Where what was booked can be chosen again: the way on where trying again cannot help. */
  chooseHref?: string;
  /** From when the same can be tried again: no button offers it before. */
  pause?: string;
  /** Until when the unpaid booking is kept. */
  kept?: string;
  /**
   * The provider's page is being opened.
   *
   * @default false
   */
  busy?: boolean;
  /** The heading, for the focus of a guest whose button is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
}

const icons = {
  confirming: clockIcon,
  open: clockIcon,
  partial: clockIcon,
  paid: checkIcon,
  overpaid: checkIcon,
  failed: alertIcon,
  cancelled: alertIcon,
  expired: alertIcon,
  'refund-due': alertIcon,
  refunded: undoIcon,
} satisfies Record<PaymentOutcome, IconShapes>;

function isConfirmed(outcome: PaymentOutcome): boolean {
  return outcome === 'paid' || outcome === 'overpaid';
}

/** Quiet beside what else can be done; otherwise it is the way on. */
function linkVariant(outcome: PaymentOutcome) {
  if (isConfirmed(outcome)) return 'primary';
  return canContinue(outcome) ? 'quiet' : 'secondary';
}

/** Where guests come back to from the provider: it waits for the server's word. */
export function PaymentReturn({
  outcome,
  summary,
  facts,
  bookingsHref,
  loginHref,
  onReceipt,
  receiptBusy,
  onCalendar,
  onContinue,
  onCancel,
  problem,
  changedTotal,
  chooseHref,
  pause,
  kept,
  busy,
  headingRef,
  ...props
}: PaymentReturnProps) {
  const t = useTexts(texts);
  const links = useTexts(accountLinksTexts);
  const actions = useTexts(paymentActionsTexts);
  const { title, text } = outcomeTexts(useTexts(paymentOutcomeTexts))[outcome];
  const instead = pause ?? (outcome === 'open' ? kept : undefined);
  const waiting = outcome === 'confirming';
  return (
    <Root data-outcome={outcome} {...props}>
      <Head aria-live="polite">
        <Icon of={icons[outcome]} />
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        <p>{instead ? `${actions.nothingCharged} ${instead}` : text}</p>
        {loginHref && <p>{t.signInToSee}</p>}
      </Head>
      {waiting && <Loading>{t.waiting}</Loading>}
      {problem && <Notice announced tone="danger" title={problem} />}
      <Actions>
        <UnpaidActions
          {...{ outcome, onContinue, onCancel, changedTotal, chooseHref, pause, busy }}
        />
        {loginHref && <LinkButton href={loginHref}>{links.signIn}</LinkButton>}
        {bookingsHref && (
          <LinkButton variant={linkVariant(outcome)} href={bookingsHref}>
            {links.myBookings}
          </LinkButton>
        )}
        {isConfirmed(outcome) && (
          <>
            {onReceipt && (
              <Button variant="secondary" busy={receiptBusy} onClick={onReceipt}>
                {t.receipt}
              </Button>
            )}
            {onCalendar && (
              <Button variant="secondary" onClick={onCalendar}>
                {t.addToCalendar}
              </Button>
            )}
          </>
        )}
      </Actions>
      {summary && <BookingSummaryLines summary={summary} headingLevel={2} />}
      {facts && <BookingFacts facts={facts} />}
    </Root>
  );
}

type UnpaidProps = 'onContinue' | 'onCancel' | 'changedTotal' | 'chooseHref' | 'pause' | 'busy';

/** What can be done where the booking is not paid. */
function UnpaidActions(props: Pick<PaymentReturnProps, 'outcome' | UnpaidProps>) {
  const { locale } = useLocale();
  const { outcome, onContinue, onCancel, changedTotal, chooseHref, pause, busy = false } = props;
  const t = useTexts(texts);
  const actions = useTexts(paymentActionsTexts);
  const retry = isUnpaid(outcome) ? actions.continuePayment : t.tryAgain;
  const again =
    changedTotal === undefined
      ? retry
      : actions.goOnWith({ total: formatDollars(changedTotal, locale) });
  return (
    <>
      {chooseHref && <LinkButton href={chooseHref}>{actions.chooseAgain}</LinkButton>}
      {onContinue && !pause && canContinue(outcome) && (
        <Button variant={chooseHref ? 'secondary' : 'primary'} busy={busy} onClick={onContinue}>
          {again}
        </Button>
      )}
      {onCancel && outcome === 'open' && (
        <Button variant="secondary" waiting={busy} onClick={onCancel}>
          {actions.cancel}
        </Button>
      )}
    </>
  );
}
