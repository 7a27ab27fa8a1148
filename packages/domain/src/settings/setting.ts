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

type Keyed<Category extends string, Values> = {
  [Name in keyof Values & string as `${Category}.${Name}`]: Values[Name];
};

/** `{'general.phone': …}` from the values of one category: the opposite of `valuesIn`. */
export function keyed<Category extends string, Values extends object>(
  category: Category,
  values: Values,
): Keyed<Category, Values> {
  const entries = Object.entries(values).map(([name, value]) => [`${category}.${name}`, value]);
  return Object.fromEntries(entries) as Keyed<Category, Values>;
}
