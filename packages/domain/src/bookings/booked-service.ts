import type { Day } from '../calendar/day.js';
import type { BookableType } from './booking-type.js';

/** One line of what is paid for, in dollars, as the API carries it. */
export interface BookedLine {
  label: string;
  quantity: number;
  unitPrice: number;
  total: number;
}

/** What was booked, in columns (ruling 5). */
export interface BookedService {
  type: BookableType;
  /** The id of the room, treatment or event. */
  id: string;
  name: string;
  guestName: string;
  phone?: string;
  checkInDate?: Day;
  checkOutDate?: Day;
  guests?: number;
  serviceDate?: Day;
  /** `HH:MM` at the hotel. */
  serviceTime?: string;
  /** Until when, in the same form, where the hotel's record says so. */
  endTime?: string;
  /** Where at the hotel. */
  place?: string;
  /** Minutes. */
  duration?: number;
  specialist?: string;
  /** The treatment's category. */
  category?: string;
  tickets?: number;
  /** As it was booked; absent in older records. */
  isRefundable?: boolean;
  lines: BookedLine[];
}
