import type { User } from '@vestibule/domain/account';
import type { SpaBookingRequest } from '@vestibule/domain/bookings';
import { treatmentBooking, type Treatment, type TreatmentChoice } from '@vestibule/domain/spa';

/** The structured form of spec 3's spa booking payload (ruling 5). */
export function treatmentRequest(
  treatment: Treatment,
  { minutes = 0, date, time }: TreatmentChoice,
  user: User | null,
): SpaBookingRequest {
  const guest = { name: user?.fullName ?? '', phone: user?.phone ?? '' };
  const { bookingDetails } = treatmentBooking(treatment, { minutes, date, time }, guest);
  return {
    type: 'spa',
    id: treatment._id,
    bookingDetails: { ...bookingDetails, duration: minutes },
  };
}
