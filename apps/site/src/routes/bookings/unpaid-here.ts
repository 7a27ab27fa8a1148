import { isUnpaid, type BookableType, type BookingView } from '@vestibule/domain/bookings';

/** What a page sells: everything of a type, or one service. */
export interface Sold {
  type: BookableType;
  id?: string;
}

interface UnpaidHere {
  /** The newest booking of what the page sells that is unpaid, or whose time to pay has just run out. */
  own: BookingView | undefined;
  /** How many others are unpaid. */
  others: number;
  /** How many are unpaid. */
  count: number;
}

/** Which of a guest's bookings, newest first, a page speaks of. */
export function unpaidHere(bookings: readonly BookingView[], { type, id }: Sold): UnpaidHere {
  const unpaid = bookings.filter(isUnpaid);
  const sold = bookings.filter(
    (booking) => booking.serviceType === type && (id === undefined || booking.serviceId === id),
  );
  const own = sold.find(isUnpaid) ?? sold.find(({ freeFrom }) => freeFrom !== undefined);
  const others = unpaid.filter((booking) => booking !== own).length;
  return { own, others, count: unpaid.length };
}
