import type { rooms } from '../../rooms/tables.js';

/** A room of the demonstration hotel; its place in the list is its place in the data. */
export type SeededRoom = Omit<typeof rooms.$inferInsert, 'position'>;

export const flexible =
  '<p>You may cancel free of charge until 18:00 two days before arrival. After that the first night is charged.</p>';
export const flexibleVilla =
  '<p>You may cancel free of charge until 14 days before arrival. After that half of the stay is charged; from three days before arrival, all of it.</p>';
export const nonRefundable =
  '<p>This rate is paid in full when you book and is not refunded. Tell us early if your plans change: we move the dates once, where the room is free.</p>';
