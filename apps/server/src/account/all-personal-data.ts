import { bookingsPersonalData } from '../bookings/personal-data.js';
import { hallsPersonalData } from '../halls/personal-data.js';
import { newsletterPersonalData } from '../newsletter/personal-data.js';
import type { PersonalData } from './personal-data.js';

/** Every feature's part, one line each. */
export const allPersonalData: readonly PersonalData[] = [
  bookingsPersonalData,
  hallsPersonalData,
  newsletterPersonalData,
];
