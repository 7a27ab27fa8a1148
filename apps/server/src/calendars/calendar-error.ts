/** A calendar of others cannot be read. The message is a sentence for the desk, without the address. */
export class CalendarError extends Error {
  override name = 'CalendarError';
}
