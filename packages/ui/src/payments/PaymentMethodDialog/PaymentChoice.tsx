'use client';
import { formatCents } from '@vestibule/domain/money';
import { paymentMethods, refusalWays, type PaymentMethod } from '@vestibule/domain/payments';
import creditCardIcon from 'lucide/dist/esm/icons/credit-card.mjs';
import walletIcon from 'lucide/dist/esm/icons/wallet.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../../media/Icon.js';
import { Button } from '../../actions/Button/Button.js';
import { focusAnswer } from '../../internal/focus-answer.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { MethodButton } from './MethodButton.js';
import { Alert, Methods, SpacedNotice } from './PaymentMethodDialog.styles.js';
import { texts as paymentActionsTexts } from '../payment-actions.texts.js';
import { texts } from './PaymentMethodDialog.texts.js';
import { RefusalHelp, type RefusalHelpProps } from './RefusalHelp.js';

/** Why a payment was not begun. */
export interface PaymentRefusal {
  /** In the words of the error catalogue. */
  message: string;
  /** Says what helps, and whether the same press can succeed; without one it can. */
  code?: string;
  /** What is wrong at which field of the booking. */
  fields?: Record<string, string>;
}

export interface PaymentChoiceProps {
  /**
   * The ways to pay that the hotel offers.
   *
   * @default ['usdt', 'visa']
   */
  methods?: ReadonlyArray<PaymentMethod>;
  /** The total as the guest saw it. */
  totalCents: number;
  /** What a card is charged for US cents, in words, where that is another currency. */
  cardCharge?: (cents: number) => string;
  /** The method whose payment page is being opened: nothing can be chosen meanwhile. */
  busyMethod?: PaymentMethod;
  /** Why the last try failed. */
  problem?: PaymentRefusal;
  /** The hotel's number, for who has to call. */
  phone?: string;
  /** Leads back to what was chosen, where something else must be. */
  choose?: RefusalHelpProps['choose'];
  /** The right total, when the price changed since the guest saw it: the guest is asked again. */
  changedTotalCents?: number;
  /** The guest accepts the changed total. */
  onAcceptTotal?: () => void;
  /** Something else must be answered first. */
  disabled?: boolean;
  /** The guest chose how to pay. */
  onPay: (method: PaymentMethod) => void;
}

const icons = {
  usdt: <Icon of={walletIcon} />,
  visa: <Icon of={creditCardIcon} />,
} satisfies Record<PaymentMethod, ReactNode>;

/** The two ways to pay (spec 9), and what keeps the guest from them. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { locale } = useLocale();
  const {
    methods = paymentMethods,
    cardCharge,
    busyMethod,
    problem,
    phone,
    choose,
    changedTotalCents,
    onAcceptTotal,
    disabled = false,
    onPay,
  } = props;
  const t = useTexts(texts);
  const actions = useTexts(paymentActionsTexts);
  const totalCents = changedTotalCents ?? props.totalCents;
  const asking = changedTotalCents !== undefined;
  const { retry, ways } = refusalWays(problem?.code, problem?.fields);
  const common = { busyMethod, disabled: disabled || asking || !retry, onPay };
  const notes = {
    usdt: t.inCryptocurrency({ price: formatCents(totalCents, locale) }),
    visa: cardCharge
      ? t.chargedToCard({ price: cardCharge(totalCents) })
      : formatCents(totalCents, locale),
  } satisfies Record<PaymentMethod, string>;
  return (
    <>
      {asking && (
        <Alert role="alert" data-question="" tabIndex={-1} ref={focusAnswer}>
          <p>
            {t.priceChanged({
              total: formatCents(totalCents, locale),
              before: formatCents(props.totalCents, locale),
            })}
          </p>
          <Button size="small" onClick={onAcceptTotal}>
            {actions.goOnWith({ total: formatCents(totalCents, locale) })}
          </Button>
        </Alert>
      )}
      {problem && (
        <Alert key={problem.message} role="alert" tabIndex={-1} ref={focusAnswer}>
          {problem.message}
          <RefusalHelp {...{ ways, phone, choose }} />
        </Alert>
      )}
      {methods.length === 0 && (
        <SpacedNotice announced tone="warning" title={t.nothingOffered}>
          <RefusalHelp ways={['call']} phone={phone} />
        </SpacedNotice>
      )}
      {methods.length > 0 && (
        <Methods>
          <legend>{t.payWith}</legend>
          {methods.map((method) => (
            <MethodButton
              key={method}
              method={method}
              icon={icons[method]}
              note={notes[method]}
              {...common}
            />
          ))}
        </Methods>
      )}
    </>
  );
}
