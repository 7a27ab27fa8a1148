import { quoteLine, quoteOf, summariseBooking } from '@vestibule/domain/bookings';
import { BookingButton } from '@vestibule/ui/payments';
import type { OrderToPay } from './payable-order.js';
import { usePayment } from './use-payment.js';
import { useSummaryWords, type SummaryWords } from './use-summary-words.js';

const SAMPLE_CENTS = 15_000;

/** A sample spa service priced 150, for trying the payment dialog (spec 2, Debug and test pages). */
function sampleOrder({ facts, locale }: SummaryWords): OrderToPay {
  const booked = {
    type: 'spa' as const,
    id: 'sample',
    name: 'Sample Spa Service',
    guestName: 'Test Guest',
  };
  const quote = quoteOf([quoteLine('treatment', 1, SAMPLE_CENTS)]);
  return {
    type: 'ready',
    summary: summariseBooking(booked, quote, facts, locale),
    orderId: String(Date.now()),
    orderDescription: 'Spa Booking: Sample Spa Service | Guest: Test Guest',
  };
}

/** The button that opens the dialog. */
export default function SamplePayment() {
  const payment = usePayment();
  const words = useSummaryWords();
  return (
    <>
      <BookingButton bookingType="spa" onClick={() => payment.open(sampleOrder(words))} />
      {payment.dialog}
    </>
  );
}
