'use client';
import { dayHoursText, hotelTimeTexts } from '@vestibule/domain/calendar';
import type { HotelEvent } from '@vestibule/domain/events';
import { useLocale } from '../theme/locale.js';
import { useTexts } from '../theme/texts.js';

/** `Sat, 5 Dec 2026, 19:30 to 22:30`. */
export function useEventWhen(event: Pick<HotelEvent, 'date' | 'startTime' | 'endTime'>): string {
  return dayHoursText(event.date, event, useTexts(hotelTimeTexts), useLocale().locale);
}
