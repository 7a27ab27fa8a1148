'use client';
import { formatCents } from '@vestibule/domain/money';
import { centsToBaisa, formatBaisa, type PaymentMethod } from '@vestibule/domain/payments';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import { Button } from '../../actions/Button/Button.js';
import { MethodButton } from './MethodButton.js';
import { Alert, Methods } from './PaymentMethodDialog.styles.js';

export interface PaymentChoiceProps {
  /** The total as the guest saw it. */
  totalCents: number;
  /** The method whose payment page is being opened: nothing can be chosen meanwhile. */
  busyMethod?: PaymentMethod;
  /** Why the last try failed, in the words of the error catalogue. */
  error?: string;
  /** The right total, when the price changed since the guest saw it: the guest is asked again. */
  changedTotalCents?: number;
  /** The guest accepts the changed total. */
  onAcceptTotal?: () => void;
  /** Something else must be answered first. */
  disabled?: boolean;
  /** The guest chose how to pay. */
  onPay: (method: PaymentMethod) => void;
}

/** The two ways to pay (spec 9), and what stands between the guest and them. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { busyMethod, error, changedTotalCents, onAcceptTotal, disabled = false, onPay } = props;
  const totalCents = changedTotalCents ?? props.totalCents;
  const asking = changedTotalCents !== undefined;
  const common = { busyMethod, disabled: disabled || asking, onPay };
  return (
    <>
      {asking && (
        <Alert role="alert" data-question="">
          <p>
            The price has changed since you saw it. The total is now {formatCents(totalCents)}{' '}
            instead of {formatCents(props.totalCents)}.
          </p>
          <Button size="small" onClick={onAcceptTotal}>
            Go on with {formatCents(totalCents)}
          </Button>
        </Alert>
      )}
      {error && <Alert role="alert">{error}</Alert>}
      <Methods>
        <legend>Pay with</legend>
        <MethodButton
          method="usdt"
          icon={<Wallet aria-hidden="true" />}
          note={`${formatCents(totalCents)}, in cryptocurrency`}
          {...common}
        />
        <MethodButton
          method="visa"
          icon={<CreditCard aria-hidden="true" />}
          note={`Charged in rials: ${formatBaisa(centsToBaisa(totalCents))}`}
          {...common}
        />
      </Methods>
    </>
  );
}
