/** The lines of an event. */
export function event(...lines: string[]): string[] {
  return ['BEGIN:VEVENT', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'];
}

/** A calendar of these lines. */
export function calendarText(lines: readonly string[]): string {
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR'];
  return all.map((line) => `${line}\r\n`).join('');
}

/** A calendar in which each of these stays, `from` to the day of leaving, is an event. */
export function staysCalendar(...stays: readonly { from: string; to: string }[]): string {
  const day = (text: string) => text.replaceAll('-', '');
  return calendarText(
    stays.flatMap(({ from, to }, index) =>
      event(
        `UID:stay-${index}@portal.example`,
        `DTSTART;VALUE=DATE:${day(from)}`,
        `DTEND;VALUE=DATE:${day(to)}`,
        'SUMMARY:Reserved - Jane Guest',
      ),
    ),
  );
}
