'use client';
import { accountLinksTexts } from '@vestibule/domain/account';
import { spotsText, ticketSaleTexts } from '@vestibule/domain/events';
import { paymentsMessages, type PaymentMethod } from '@vestibule/domain/payments';
import { Button } from '../../actions/Button/Button.js';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { focusAnswer } from '../../internal/focus-answer.js';
import { Cluster } from '../../layout/Cluster/Cluster.js';
import { PaymentChoice } from '../../payments/PaymentMethodDialog/PaymentChoice.js';
import { SpacedNotice } from '../../payments/PaymentMethodDialog/PaymentMethodDialog.styles.js';
import { PaymentTotal } from '../../payments/PaymentMethodDialog/PaymentTotal.js';
import { useTexts } from '../../theme/texts.js';
import { texts as paymentActionsTexts } from '../../payments/payment-actions.texts.js';
import { texts } from './PaymentStep.texts.js';

/** Why the hotel would not take the order. */
export interface TicketRefusal {
  /** In the words of the error catalogue. */
  message: string;
  /** Says what helps, and whether the same press can succeed. */
  code?: string;
  /** With `events.sold-out`: how many places are left. */
  spotsLeft?: number;
  /** With `payments.price-changed`: what the order costs now. */
  changedTotalCents?: number;
}

export interface PaymentStepProps {
  /**
   * The ways to pay that the hotel offers.
   *
   * @default ['usdt', 'visa']
   */
  methods?: ReadonlyArray<PaymentMethod>;
  /** Where a visitor signs in to pay; left out for a guest who is signed in. */
  loginHref?: string;
  /** Where a visitor without an account makes one, beside the login. */
  signupHref?: string;
  /** What a card is charged for US cents, in words, where that is another currency. */
  cardCharge?: (cents: number) => string;
  /** What is to be paid. */
  totalCents: number;
  /** The method whose payment page is being opened. */
  busyMethod?: PaymentMethod;
  /** What the hotel said to the last try. */
  problem?: TicketRefusal;
  /** The guest chose how to pay. */
  onPay: (method: PaymentMethod) => void;
  /** The guest accepts the changed total. */
  onAcceptTotal: () => void;
  /** The guest takes the places that are left. */
  onTakeWhatIsLeft: () => void;
  /** Back to the tickets, where other ones may be had. */
  onChooseAgain: () => void;
  /** Nothing here can be had at the moment. */
  onClose: () => void;
  /** The hotel's number, for who has to call. */
  phone?: string;
}

/**
 * Step 6: choosing a method starts the payment; the browser goes to the provider's page. A
 * visitor is asked to sign in first.
 */
export function PaymentStep(props: PaymentStepProps) {
  const t = useTexts(texts);
  const links = useTexts(accountLinksTexts);
  const actions = useTexts(paymentActionsTexts);
  const sale = useTexts(ticketSaleTexts);
  const messages = useTexts(paymentsMessages);
  const { methods, cardCharge, loginHref, signupHref, totalCents, busyMethod, problem, phone } =
    props;
  const { onPay, onAcceptTotal, onTakeWhatIsLeft, onChooseAgain, onClose } = props;
  const spots = problem?.spotsLeft;
  const changedTotalCents = problem?.changedTotalCents;
  const plain = spots === undefined && changedTotalCents === undefined;
  // Any tickets of the event are the same again (ruling 49).
  const choose =
    problem?.code === 'payments.time-to-pay-over'
      ? { text: t.close, onChoose: onClose }
      : { text: actions.chooseAgain, onChoose: onChooseAgain };
  if (loginHref !== undefined) {
    return (
      <>
        <PaymentTotal cents={totalCents} />
        <SpacedNotice tone="warning" title={messages['payments.login-required']}>
          <Cluster gap="sm">
            <LinkButton size="small" href={loginHref}>
              {links.signIn}
            </LinkButton>
            {signupHref !== undefined && (
              <LinkButton size="small" variant="secondary" href={signupHref}>
                {links.signUp}
              </LinkButton>
            )}
          </Cluster>
        </SpacedNotice>
      </>
    );
  }
  return (
    <>
      <PaymentTotal cents={changedTotalCents ?? totalCents} />
      {problem && spots !== undefined && (
        <SpacedNotice
          announced
          tone="danger"
          title={problem.message}
          tabIndex={-1}
          ref={focusAnswer}
        >
          <p>{spotsText(spots, sale)}</p>
          {spots > 0 && (
            <Button size="small" onClick={onTakeWhatIsLeft}>
              {t.takeWhatIsLeft({ count: spots })}
            </Button>
          )}
        </SpacedNotice>
      )}
      <PaymentChoice
        methods={methods}
        cardCharge={cardCharge}
        totalCents={totalCents}
        busyMethod={busyMethod}
        problem={plain ? problem : undefined}
        phone={phone}
        choose={choose}
        changedTotalCents={changedTotalCents}
        onAcceptTotal={onAcceptTotal}
        disabled={spots !== undefined}
        onPay={onPay}
      />
    </>
  );
}
