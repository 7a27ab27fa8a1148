/** Anything JSON can hold. */
export type SettingValue =
  | string
  | number
  | boolean
  | null
  | SettingValue[]
  | { [name: string]: SettingValue };

/** One setting (spec 3, Settings entity). The key is `category.name` and serves as the id. */
export interface Setting {
  _id: string;
  key: string;
  category: string;
  value: SettingValue;
}

/** One change: who, when, before, after. A setting that did not exist has no `before`. */
export interface SettingChange {
  key: string;
  category: string;
  before?: SettingValue;
  after?: SettingValue;
  changedBy: string;
  /** ISO instant. */
  changedAt: string;
}

/** The shape of a key: `booking.checkInTime`. */
export const SETTING_KEY = /^[a-z][a-z-]*\.[A-Za-z][A-Za-z0-9]*$/;

/** The category that a key belongs to: what stands before its dot. */
export function categoryOf(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

/** The name of a key within its category. */
export function nameOf(key: string): string {
  return key.slice(key.indexOf('.') + 1);
}
