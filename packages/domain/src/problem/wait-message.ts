const MINUTE = 60;

/** What a refusal for too many attempts says: how long to wait, in whole minutes above one. */
export function waitMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  const wait = seconds <= MINUTE ? 'a minute' : `${minutes} minutes`;
  return `Too many attempts. Please try again in ${wait}.`;
}
