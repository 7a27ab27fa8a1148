import ICAL from 'ical.js';
import { CalendarError } from './calendar-error.js';

const MOST_RULES = 20;
const FIRST_YEAR = 1970;
/** One change a year: `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU`, in any order, until some day or for ever. */
const parts = [
  /^FREQ=YEARLY$/,
  /^BYMONTH=\d{1,2}$/,
  /^BYDAY=[-+\d]*[A-Z]{2}$/,
  /^BYMONTHDAY=[-\d]+(,[-\d]+){0,6}$/,
  /^UNTIL=/,
  /^INTERVAL=1$/,
  /^WKST=/,
];

/**
 * A time zone that a calendar describes by itself is worked out change by change: one of many changes, or
 * of a thousand years, would stop the server for minutes. Rules of long ago begin in 1970 here.
 */
export function requireSimpleZones(calendar: ICAL.Component): void {
  const zones = calendar.getAllSubcomponents('vtimezone');
  const changes = zones
    .flatMap((zone) => zone.getAllSubcomponents())
    .filter((change) => change.hasProperty('rrule'));
  const rules = changes.flatMap((change) => change.getAllProperties('rrule'));
  const named = zones.every((zone) => zone.getFirstPropertyValue('tzid'));
  const simple = rules.every((rule) => isOnceAYear(String(rule.getFirstValue())));
  if (!named || !simple || rules.length > MOST_RULES) {
    throw new CalendarError('It describes a time zone that cannot be worked out.');
  }
  for (const change of changes) beginLate(change);
}

function isOnceAYear(rule: string): boolean {
  const given = rule.toUpperCase().split(';');
  const known = given.every((one) => parts.some((part) => part.test(one)));
  return known && ['FREQ=', 'BYMONTH='].every((word) => given.some((one) => one.startsWith(word)));
}

function beginLate(change: ICAL.Component): void {
  const begin = change.getFirstProperty('dtstart');
  const time = begin?.getFirstValue();
  if (!begin || !(time instanceof ICAL.Time) || time.year >= FIRST_YEAR) return;
  const late = time.clone();
  late.year = FIRST_YEAR;
  begin.setValue(late);
}
