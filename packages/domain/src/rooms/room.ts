import type { Day } from '../calendar/day.js';

/** A price reduction. It counts only when both `active` and `publishWebsite` are true (spec 4). */
export interface Discount {
  name: string;
  type: 'percentage' | 'fixed';
  /** Per cent, or dollars off for `fixed`. */
  value: number;
  active: boolean;
  publishWebsite: boolean;
}

/** A room as the API carries it (spec 3). */
export interface Room {
  _id: string;
  name: string;
  category: string;
  type: string;
  active?: boolean;
  /** File names under `/uploads/rooms/`. */
  images: string[];
  /** HTML, sanitised when stored. */
  description: string;
  capacity?: number;
  bedType?: string;
  /** Square metres. */
  size?: number;
  /** Dollars for one night, before any discount. */
  price: number;
  amenities: string[];
  breakfastIncluded: boolean;
  isRefundable: boolean;
  /** HTML, sanitised when stored. */
  refundPolicy: string;
  checkInTime?: string;
  checkOutTime?: string;
  discount?: Discount | null;
}

/** How many of one room are free for one night. */
export interface AvailabilityEntry {
  date: Day;
  available: number;
  serviceId: string;
}

/** Two calendar dates of the hotel, never two instants (ruling 24). */
export interface Stay {
  checkIn: Day;
  checkOut: Day;
}
