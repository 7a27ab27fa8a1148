import type { RoomBookingForm } from '@vestibule/domain/rooms';
import { useLayoutEffect, useMemo, useState } from 'react';
import { tabKeeps } from '../../app/browser-storage.js';

const keyOf = (roomId: string) => `room-draft:${roomId}`;

interface Draft {
  form: Partial<RoomBookingForm>;
  /** The query of the page on which it was typed. */
  search: string;
}

export function keepBookingDraft(roomId: string, form: RoomBookingForm, search: string): void {
  const draft: Draft = { form, search };
  tabKeeps.setItem(keyOf(roomId), JSON.stringify(draft));
}

/**
 * What the guest typed for this room in this tab, kept over the way to the login and back. After
 * another search its dates and guests are the old ones: only who books is taken over.
 * Undefined until the page has hydrated: the server knows no draft.
 */
export function useBookingDraft(
  roomId: string,
  search: string,
): Partial<RoomBookingForm> | undefined {
  const [hydrated, setHydrated] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- within the commit that hydrates: the press which brought it about finds the draft in the form
  useLayoutEffect(() => setHydrated(true), []);
  // Read before anything that was typed early is kept in its place.
  const draft = useMemo(
    () => (import.meta.env.SSR ? undefined : readBookingDraft(roomId, search)),
    [roomId, search],
  );
  return hydrated ? draft : undefined;
}

function readBookingDraft(roomId: string, search: string): Partial<RoomBookingForm> | undefined {
  const stored = tabKeeps.getItem(keyOf(roomId));
  if (!stored) return undefined;
  const draft = JSON.parse(stored) as Draft;
  if (draft.search === search) return draft.form;
  const { guestName = '', phone = '' } = draft.form;
  return { guestName, phone };
}
