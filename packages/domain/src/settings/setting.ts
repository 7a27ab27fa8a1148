/** The shape of a key: `booking.checkInTime`. */
export const SETTING_KEY = /^[a-z][a-z-]*\.[A-Za-z][A-Za-z0-9]*$/;

/** The category that a key belongs to: what is before its dot. */
export function categoryOf(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

/** The name of a key within its category. */
export function nameOf(key: string): string {
  return key.slice(key.indexOf('.') + 1);
}
