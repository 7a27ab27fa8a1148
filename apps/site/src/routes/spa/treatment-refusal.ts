import type { ApiFailure } from '@vestibule/api/transport';
import type { SpaCardAction } from '@vestibule/domain/spa';

/** What a card does when the server would not take its booking: a time that is gone is asked again. */
export function treatmentRefusal({ code, details }: ApiFailure): SpaCardAction {
  if (code !== 'spa.slot-taken' && code !== 'spa.slot-past') return { type: 'payment-failed' };
  return { type: 'slot-lost', problem: code, freeSlots: details?.freeSlots ?? [] };
}
