import { isDay, type Day } from '../calendar/day.js';
import { centsToDollars, dollarsToCents } from '../money/index.js';
import type { SpaProblem } from './problems.js';
import { slotTimes } from './spa-slots.js';
import { treatmentCategory } from './treatment.js';
import type { Treatment } from './treatment.schema.js';

/** What the three steps of the card collect. */
export interface TreatmentChoice {
  minutes?: number;
  /** Empty until chosen. */
  date: Day;
  /** `HH:MM`, empty until chosen. */
  time: string;
}

export const noTreatmentChoice: TreatmentChoice = { date: '', time: '' };

/**
 * Whether the card's steps can book it. A record without durations shows 60 minutes from $100 (spec
 * 9), but that price is never charged (ruling 4): it is arranged at the desk.
 */
export function isBookable({ durations }: Pick<Treatment, 'durations'>): boolean {
  return durations.length > 0;
}

/** Duration, date and time must all be chosen; the date not before today (spec 5, Spa). */
export function checkTreatmentBooking(
  treatment: Pick<Treatment, 'durations'>,
  choice: TreatmentChoice,
  { today }: { today: Day },
): SpaProblem | undefined {
  if (!isBookable(treatment)) return 'spa.by-arrangement';
  const { minutes, date, time } = choice;
  if (!minutes || !date || !time) return 'spa.incomplete';
  const known = quoteTreatment(treatment, minutes) !== undefined;
  if (!known || !isDay(date) || !slotTimes().includes(time)) return 'spa.incomplete';
  return date < today ? 'spa.date-past' : undefined;
}

/** The price of one duration in cents; undefined when the treatment does not offer it. */
export function quoteTreatment(
  treatment: Pick<Treatment, 'durations'>,
  minutes: number,
): number | undefined {
  const duration = treatment.durations.find((offered) => offered.minutes === minutes);
  return duration && dollarsToCents(duration.price);
}

/** The booking details of a spa payload (spec 3, Spa booking payload). */
export interface TreatmentBookingDetails {
  /** `60 minutes` */
  duration: string;
  specialist: string;
  category: string;
  serviceDate: Day;
  serviceTime: string;
  /** Date and time at the hotel, `YYYY-MM-DDTHH:MM`. */
  appointmentDateTime: string;
  guestName: string;
  phone: string;
}

/** The service with its chosen price, as the payment dialog receives it (spec 3). */
export function treatmentBooking(
  treatment: Treatment,
  choice: Required<TreatmentChoice>,
  guest: { name: string; phone: string },
): Treatment & { price: number; totalPrice: number; bookingDetails: TreatmentBookingDetails } {
  const price = centsToDollars(quoteTreatment(treatment, choice.minutes) ?? 0);
  return {
    ...treatment,
    price,
    totalPrice: price,
    bookingDetails: {
      duration: `${choice.minutes} minutes`,
      specialist: treatment.specialist ?? '',
      category: treatmentCategory(treatment),
      serviceDate: choice.date,
      serviceTime: choice.time,
      appointmentDateTime: `${choice.date}T${choice.time}`,
      guestName: guest.name,
      phone: guest.phone,
    },
  };
}
