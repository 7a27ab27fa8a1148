import type { ApiFailure } from '@vestibule/api/transport';
import type { Stay } from '@vestibule/domain/rooms';
import type { RoomBookingSidebarProps } from '@vestibule/ui/rooms';

/** A refused booking as the sidebar shows it, with the nearest free stays of a sold-out one. */
export function roomRefusal({
  code = 'server.failed',
  message,
  details,
}: ApiFailure): NonNullable<RoomBookingSidebarProps['refusal']> {
  const freeStays = details?.['freeStays'];
  return {
    code,
    message,
    freeStays: Array.isArray(freeStays) ? freeStays.filter(isStay) : undefined,
  };
}

function isStay(value: unknown): value is Stay {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'checkIn') === 'string' &&
    typeof Reflect.get(value, 'checkOut') === 'string'
  );
}
