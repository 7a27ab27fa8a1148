import type { BookingFact } from '@vestibule/domain/bookings';
import { formatLongDay, hotelNow } from '@vestibule/domain/calendar';
import {
  cardChargeTexts,
  formatBaisa,
  paidWith,
  paymentMethodLabels,
  methodOf,
  paymentMethodTexts,
} from '@vestibule/domain/payments';
import { languageFacts, type Language } from '@vestibule/domain/words';
import type { Database } from '../../database/connect.js';
import { wordsIn } from '../../texts/words-in.js';
import { findEvents, type PaymentRow } from '../store.js';
import { texts } from './receipt.texts.js';
import { zoneName } from './zone-name.js';

/** How a booking was paid, in a language, and when by the hotel's clock. */
export async function paymentFacts(
  db: Database,
  payment: PaymentRow,
  timeZone: string,
  language: Language,
): Promise<BookingFact[]> {
  const t = wordsIn(language, texts);
  const { gateway, providerPaymentId, reference, id, createdAt, amountCents } = payment;
  const method = methodOf(gateway);
  const methods = paymentMethodLabels(wordsIn(language, paymentMethodTexts));
  const paid = paidWith(await findEvents(db, id), amountCents);
  // When the money was there, not when the guest set out to pay.
  const paidAt = paid?.at ?? createdAt;
  const { today, time } = hotelNow(paidAt, timeZone);
  const day = formatLongDay(today, languageFacts[language].locale);
  return [
    { label: t.status, value: t.paid },
    {
      label: t.paidWith,
      value: t.through({ method: method ? methods[method] : gateway, gateway }),
    },
    ...chargeFacts(payment, language),
    { label: t.paymentId, value: providerPaymentId ?? reference ?? id },
    { label: t.reference, value: id },
    {
      label: t.date,
      value: t.paidAt({ day, time, timeZone: zoneName(timeZone, language, paidAt) }),
    },
  ];
}

function chargeFacts({ amountBaisa, omrPerUsd }: PaymentRow, language: Language): BookingFact[] {
  if (amountBaisa === null) return [];
  const t = wordsIn(language, texts);
  const charge = wordsIn(language, cardChargeTexts);
  const charged = { label: charge.chargedToCard, value: formatBaisa(amountBaisa, charge) };
  if (omrPerUsd === null) return [charged];
  return [charged, { label: t.rate, value: t.perDollar({ rials: String(omrPerUsd) }) }];
}
