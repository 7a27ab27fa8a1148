import type { ApiFailure } from '@vestibule/api/transport';
import type { RoomBookingSidebarProps } from '@vestibule/ui/rooms';

/** A refused booking as the sidebar shows it, with the nearest free stays of a sold-out one. */
export function roomRefusal(failure: ApiFailure): NonNullable<RoomBookingSidebarProps['problem']> {
  const { code = 'server.failed', message } = failure;
  const freeStays = failure.code === 'rooms.sold-out' ? failure.details?.freeStays : undefined;
  return { code, message, freeStays };
}
