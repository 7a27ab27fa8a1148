import type { RoomBookingForm } from '@vestibule/domain/rooms';
import { useMemo, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const keyOf = (roomId: string) => `booking-draft:${roomId}`;

export function keepBookingDraft(roomId: string, form: RoomBookingForm): void {
  sessionStorage.setItem(keyOf(roomId), JSON.stringify(form));
}

/**
 * What the guest typed for this room in this tab, kept over the way to the login and back.
 * Undefined until the page has hydrated: the server knows no draft.
 */
export function useBookingDraft(roomId: string): Partial<RoomBookingForm> | undefined {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useMemo(() => (hydrated ? readBookingDraft(roomId) : undefined), [hydrated, roomId]);
}

function readBookingDraft(roomId: string): Partial<RoomBookingForm> | undefined {
  const stored = sessionStorage.getItem(keyOf(roomId));
  return stored ? (JSON.parse(stored) as Partial<RoomBookingForm>) : undefined;
}
