import type { Treatment } from '@vestibule/domain/spa';
import { SpaBookingPanel } from '@vestibule/ui/spa';
import { UnpaidNotice } from '../bookings/UnpaidNotice.js';
import { useTreatmentBooking } from './use-treatment-booking.js';

/** The booking steps beside a treatment, wired. */
export default function TreatmentBooking({ treatment }: { treatment: Treatment }) {
  const { booking, dialog } = useTreatmentBooking(treatment);
  return (
    <>
      <UnpaidNotice type="spa" id={treatment._id} />
      <SpaBookingPanel {...booking} />
      {dialog}
    </>
  );
}
