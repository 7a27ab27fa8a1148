import type { Treatment } from '@vestibule/domain/spa';
import { SpaServiceCard } from '@vestibule/ui/spa';
import { TreatmentPayment } from './TreatmentPayment.js';
import { useTreatmentBooking } from './use-treatment-booking.js';

interface TreatmentCardProps {
  treatment: Treatment;
  priority: boolean;
}

/** A card that keeps its own steps: closing one resets that one only (spec 2, Spa). */
export function TreatmentCard({ treatment, priority }: TreatmentCardProps) {
  const booking = useTreatmentBooking(treatment);
  return (
    <>
      <SpaServiceCard {...booking} priority={priority} />
      <TreatmentPayment {...booking} />
    </>
  );
}
