import { spotsText } from '@vestibule/domain/events';
import type { PaymentMethod } from '@vestibule/domain/payments';
import { Button } from '../../actions/Button/Button.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { focusAnswer, PaymentChoice } from '../../payments/PaymentMethodDialog/PaymentChoice.js';
import { PaymentTotal } from '../../payments/PaymentMethodDialog/PaymentTotal.js';

/** Why the hotel would not take the order. */
export interface TicketRefusal {
  /** In the words of the error catalogue. */
  message: string;
  /** With `events.sold-out`: how many places are left. */
  spotsLeft?: number;
  /** With `payments.price-changed`: what the order costs now. */
  changedTotalCents?: number;
}

export interface PaymentStepProps {
  /** The ways to pay that the hotel offers; both unless told. */
  methods?: readonly PaymentMethod[];
  /** What is to be paid. */
  totalCents: number;
  /** The method whose payment page is being opened. */
  busyMethod?: PaymentMethod;
  /** What the hotel said to the last try. */
  refusal?: TicketRefusal;
  /** The guest chose how to pay. */
  onPay: (method: PaymentMethod) => void;
  /** The guest accepts the changed total. */
  onAcceptTotal: () => void;
  /** The guest takes the places that are left. */
  onTakeWhatIsLeft: () => void;
}

/** Step 6: choosing a method starts the payment; the browser goes to the provider's page (spec 4). */
export function PaymentStep(props: PaymentStepProps) {
  const { methods, totalCents, busyMethod, refusal, onPay, onAcceptTotal, onTakeWhatIsLeft } =
    props;
  const spots = refusal?.spotsLeft;
  const changedTotalCents = refusal?.changedTotalCents;
  const plain = spots === undefined && changedTotalCents === undefined;
  return (
    <>
      <PaymentTotal cents={changedTotalCents ?? totalCents} />
      {refusal && spots !== undefined && (
        <Notice announced tone="danger" title={refusal.message} tabIndex={-1} ref={focusAnswer}>
          <p>{spotsText(spots)}</p>
          {spots > 0 && (
            <Button size="small" onClick={onTakeWhatIsLeft}>
              Take {spots === 1 ? '1 ticket' : `${spots} tickets`} instead
            </Button>
          )}
        </Notice>
      )}
      <PaymentChoice
        methods={methods}
        totalCents={totalCents}
        busyMethod={busyMethod}
        error={plain ? refusal?.message : undefined}
        changedTotalCents={changedTotalCents}
        onAcceptTotal={onAcceptTotal}
        disabled={spots !== undefined}
        onPay={onPay}
      />
    </>
  );
}
