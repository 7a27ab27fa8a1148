/** The envelope of a success: `{success: true, data, message?}` (spec 7). */
export function succeed<T>(data: T, message?: string) {
  return { success: true as const, data, message };
}

/** A success that has nothing to show but, perhaps, a message. */
export function done(message?: string) {
  return { success: true as const, message };
}
