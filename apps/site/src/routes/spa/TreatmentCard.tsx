import type { Treatment } from '@vestibule/domain/spa';
import { SpaServiceCard } from '@vestibule/ui/spa';
import { useTreatmentBooking } from './use-treatment-booking.js';

interface TreatmentCardProps {
  treatment: Treatment;
}

/** A card that keeps its own steps: closing one resets that one only (spec 2, Spa). */
export function TreatmentCard({ treatment }: TreatmentCardProps) {
  const { booking, dialog } = useTreatmentBooking(treatment);
  return (
    <>
      <SpaServiceCard {...booking} />
      {dialog}
    </>
  );
}
