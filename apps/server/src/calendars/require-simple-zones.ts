import type ICAL from 'ical.js';
import { CalendarError } from './calendar-error.js';

const MOST_CHANGES = 200;
const allowedParts = new Set(['FREQ', 'BYMONTH', 'BYDAY', 'BYMONTHDAY', 'UNTIL', 'INTERVAL']);

/**
 * A time zone that a calendar describes by itself is worked out year by year: one that changes its clocks
 * each second would take for ever.
 */
export function requireSimpleZones(calendar: ICAL.Component): void {
  const zones = calendar.getAllSubcomponents('vtimezone');
  const changes = zones.flatMap((zone) => zone.getAllSubcomponents());
  const rules = changes.flatMap((change) => change.getAllProperties('rrule'));
  const named = zones.every((zone) => zone.getFirstPropertyValue('tzid'));
  const simple = rules.every((rule) => isYearly(String(rule.getFirstValue())));
  if (named && simple && changes.length <= MOST_CHANGES) return;
  throw new CalendarError('It describes a time zone that cannot be worked out.');
}

function isYearly(rule: string): boolean {
  const parts = rule.split(';').map((part) => part.split('='));
  const known = parts.every(([name = '']) => allowedParts.has(name.toUpperCase()));
  return known && parts.some((part) => part.join('=').toUpperCase() === 'FREQ=YEARLY');
}
