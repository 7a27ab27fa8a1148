import type { events } from '../../events/tables.js';

export type EventRecord = Omit<typeof events.$inferInsert, 'date'> & {
  /** Days from the day of seeding. */
  inDays: number;
};
/** Of every event that the page lists. */
export const shown = { status: 'upcoming', active: true, publishWebsite: true, isRefundable: true };

/** Extras and add-ons that several events offer. */
export const transfer = { _id: 'transfer', name: 'Transfer from Muscat and back', price: 30 };
export const photographs = { _id: 'photographs', name: 'Photographs', price: 25.5 };
export const wine = { _id: 'wine', name: 'Wine pairing', price: 45 };
export const juice = { _id: 'juice', name: 'Juice pairing', price: 22 };
export const lateCheckout = { _id: 'late-checkout', name: 'Late check-out', price: 20 };
export const frontRow = { _id: 'front-row', name: 'Seat beside the music', price: 15 };
export const childSeat = { _id: 'child', name: 'Children’s menu', price: 18 };
