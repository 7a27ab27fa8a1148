'use client';
import { SAMPLE_BOOKINGS_NOTICE } from '@vestibule/domain/bookings';
import { useTexts } from '../../theme/texts.js';
import { Notice } from './BookingList.styles.js';
import { texts } from './BookingList.texts.js';

/** Says that the rows are samples (ruling 2). */
export function SampleNotice() {
  const t = useTexts(texts);
  return (
    <Notice role="note">
      <strong>{SAMPLE_BOOKINGS_NOTICE}</strong>
      <span>{t.howTheyLook}</span>
    </Notice>
  );
}
