'use client';
import { useTexts } from '../../theme/texts.js';
import { Notice } from './BookingList.styles.js';
import { texts } from './BookingList.texts.js';

/** Says that the rows are samples. */
export function SampleNotice() {
  const t = useTexts(texts);
  return (
    <Notice role="note">
      <strong>{t.sampleData}</strong>
      <span>{t.howTheyLook}</span>
    </Notice>
  );
}
