import { SAMPLE_BOOKINGS_NOTICE } from '@vestibule/domain/bookings';
import { Notice } from './BookingList.styles.js';

/** Says that the rows are samples (ruling 2). */
export function SampleNotice() {
  return (
    <Notice role="note">
      <strong>{SAMPLE_BOOKINGS_NOTICE}</strong>
      <span>This is how your bookings will look; nothing here is real.</span>
    </Notice>
  );
}
