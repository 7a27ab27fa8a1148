import type { BookableType } from '@vestibule/domain/bookings';
import type { Seller } from './seller.js';
import { eventSeller } from './sellers/event-seller.js';
import { roomSeller } from './sellers/room-seller.js';
import { spaSeller } from './sellers/spa-seller.js';

/** What the hotel sells, one line a kind. */
const sellers: Record<BookableType, Seller> = {
  room: roomSeller,
  spa: spaSeller,
  event: eventSeller,
};

export function sellerOf(type: BookableType): Seller {
  return sellers[type];
}
