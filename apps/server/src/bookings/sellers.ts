import type { BookableType } from '@vestibule/domain/bookings';
import { ProblemError } from '@vestibule/domain/problem';
import type { Seller } from './seller.js';
import { roomSeller } from './sellers/room-seller.js';
import { spaSeller } from './sellers/spa-seller.js';

/** What the hotel sells, one line a kind. */
const sellers: Partial<Record<BookableType, Seller>> = {
  room: roomSeller,
  spa: spaSeller,
};

export function sellerOf(type: BookableType): Seller {
  const seller = sellers[type];
  if (!seller) throw new ProblemError('bookings.not-found');
  return seller;
}
