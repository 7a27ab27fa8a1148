import type { ApiFailure } from '@vestibule/api/transport';

/** The calls whose failures spec 8 wants in the browser's log. All but the settings' show as well (ruling 28). */
export const loggedCalls: ReadonlySet<string> = new Set([
  'getAppConfig',
  'getGeneralSettings',
  'getRoom',
  'listCategories',
  'listRooms',
  'listSpecialists',
  'listTreatments',
  'register',
  'searchRooms',
]);

/** Writes what failed to the browser's log: the call, its status and its message, nothing of a guest's. */
export function logFailure(call: string, { status, message }: ApiFailure): void {
  if (!loggedCalls.has(call)) return;
  // oxlint-disable-next-line no-console -- the one place that writes to the browser's log
  console.error(`${call} failed (${status ?? 'no response'}): ${message}`);
}
