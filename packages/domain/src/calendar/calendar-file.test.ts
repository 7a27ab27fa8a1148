import { describe, expect, it } from 'vitest';
import {
  calendarFile,
  HOTEL_TIME_ZONE,
  isTimeZone,
  nightsFile,
  offsetText,
  runsOfDays,
  zonedInstant,
} from './index.js';

const now = new Date('2026-11-20T08:00:00Z');
const dinner = {
  uid: 'lantern-dinner@hotel.example',
  title: 'Lantern Dinner; sand, sea',
  date: '2026-12-05',
  startTime: '19:30',
  endTime: '23:00',
};

describe('a time at the hotel (ruling 24)', () => {
  it.each([
    ['Asia/Muscat', '2026-12-05', '19:30', '2026-12-05T19:30:00+04:00'],
    ['Asia/Kolkata', '2026-12-05', '19:30', '2026-12-05T19:30:00+05:30'],
    ['America/New_York', '2026-07-01', '08:00', '2026-07-01T08:00:00-04:00'],
    ['America/New_York', '2026-12-01', '08:00', '2026-12-01T08:00:00-05:00'],
    // The evening before clocks change, and the noon after.
    ['Europe/Berlin', '2026-10-24', '23:30', '2026-10-24T23:30:00+02:00'],
    ['Europe/Berlin', '2026-10-25', '12:00', '2026-10-25T12:00:00+01:00'],
  ])('in %s on %s at %s is %s', (zone, date, time, instant) => {
    expect(zonedInstant(date, time, zone)).toBe(instant);
  });

  it('writes offsets on both sides of UTC', () => {
    expect([0, 240, -210].map(offsetText)).toEqual(['+00:00', '+04:00', '-03:30']);
  });
});

describe('a calendar file (RFC 5545)', () => {
  const file = calendarFile(dinner, now, HOTEL_TIME_ZONE);

  it('names the zone and its offset, and says the time by it', () => {
    expect(file).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Muscat\r\n');
    expect(file).toContain('TZOFFSETTO:+0400\r\n');
    expect(file).toContain('DTSTART;TZID=Asia/Muscat:20261205T193000\r\n');
    expect(file).toContain('DTEND;TZID=Asia/Muscat:20261205T230000\r\n');
    expect(file).toContain('DTSTAMP:20261120T080000Z\r\n');
  });

  it('escapes commas, semicolons, backslashes and line breaks', () => {
    expect(file).toContain(String.raw`SUMMARY:Lantern Dinner\; sand\, sea`);
    const noted = calendarFile(
      { ...dinner, description: 'One\nTwo \\ three' },
      now,
      HOTEL_TIME_ZONE,
    );
    expect(noted).toContain(String.raw`DESCRIPTION:One\nTwo \\ three`);
  });

  it.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\0', '\u001B'])(
    'has no line of its own from a title with %j',
    (sign) => {
      const title = `Dinner${sign}ATTACH:https://foreign.example/x`;
      const text = calendarFile({ ...dinner, title, location: title }, now, HOTEL_TIME_ZONE);
      const lines = text.replaceAll('\r\n ', '').split(/\r\n|[^\P{Cc}\t]|[\u2028\u2029]/u);
      expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([]);
      expect(lines).toHaveLength(file.replaceAll('\r\n ', '').split('\r\n').length + 1);
    },
  );

  it('ends past midnight on the next day', () => {
    const late = calendarFile({ ...dinner, endTime: '02:00' }, now, HOTEL_TIME_ZONE);
    expect(late).toContain('DTEND;TZID=Asia/Muscat:20261206T020000\r\n');
  });

  it('folds long lines at 75 octets and loses nothing', () => {
    const description = 'قصر البحر '.repeat(40).trim();
    const long = calendarFile({ ...dinner, description }, now, HOTEL_TIME_ZONE);
    for (const line of long.split('\r\n')) {
      expect(encodeURIComponent(line).replaceAll(/%../g, 'x').length).toBeLessThanOrEqual(75);
    }
    expect(long.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}\r\n`);
  });
});

describe('a calendar of nights [G3.3]', () => {
  it('joins neighbours to runs, and ends each on the day after its last night', () => {
    const runs = runsOfDays(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-03']);
    expect(runs).toEqual([
      { from: '2026-12-30', to: '2027-01-01' },
      { from: '2027-01-03', to: '2027-01-03' },
    ]);
    const file = nightsFile(
      runs.map((run) => ({ ...run, uid: `${run.from}@hotel.example`, title: 'Taken' })),
      now,
    );
    expect(file.split('\r\n').slice(4, 12)).toEqual([
      'BEGIN:VEVENT',
      'UID:2026-12-30@hotel.example',
      'DTSTAMP:20261120T080000Z',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270102',
      'SUMMARY:Taken',
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]);
    expect(file).toContain('DTSTART;VALUE=DATE:20270103\r\nDTEND;VALUE=DATE:20270104\r\n');
  });

  it('is a calendar without any', () => {
    expect(nightsFile([], now)).toMatch(
      /^BEGIN:VCALENDAR\r\n[^]+CALSCALE:GREGORIAN\r\nEND:VCALENDAR\r\n$/,
    );
  });
});

it.each([
  ['Asia/Muscat', true],
  ['UTC', true],
  ['W. Europe Standard Time', false],
  ['', false],
])('%j is the name of a time zone: %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});

/** The observances of a file's zone, each as its kind, onset and offsets. */
function observances(file: string): string[][] {
  const zone = file.slice(file.indexOf('BEGIN:VTIMEZONE'), file.indexOf('END:VTIMEZONE'));
  return [...zone.matchAll(/BEGIN:(STANDARD|DAYLIGHT)\r\n([^]*?)END:/g)].map(
    ([, kind = '', body = '']) => [
      kind,
      ...['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'].map(
        (name) => new RegExp(`${name}:(\\S+)`).exec(body)?.[1] ?? '',
      ),
    ],
  );
}

describe('the zone of a calendar file, where clocks change (RFC 5545, 3.6.5; ruling 24) [R24]', () => {
  const stay = (date: string, endDate: string, timeZone: string) =>
    observances(
      calendarFile(
        { ...dinner, date, startTime: '14:00', endTime: '12:00', endDate },
        now,
        timeZone,
      ),
    );

  it.each([
    [
      'a stay into summer',
      stay('2027-03-27', '2027-03-29', 'Europe/Berlin'),
      [
        ['STANDARD', '19700101T000000', '+0100', '+0100'],
        ['DAYLIGHT', '20270328T020000', '+0100', '+0200'],
      ],
    ],
    [
      'a stay into winter',
      stay('2026-10-24', '2026-10-26', 'Europe/Berlin'),
      [
        ['STANDARD', '19700101T000000', '+0200', '+0200'],
        ['STANDARD', '20261025T030000', '+0200', '+0100'],
      ],
    ],
    [
      'half a year',
      stay('2026-10-01', '2027-04-01', 'Europe/Berlin'),
      [
        ['STANDARD', '19700101T000000', '+0200', '+0200'],
        ['STANDARD', '20261025T030000', '+0200', '+0100'],
        ['DAYLIGHT', '20270328T020000', '+0100', '+0200'],
      ],
    ],
    [
      'the day after the change',
      stay('2026-10-27', '2026-10-28', 'Europe/Berlin'),
      [['STANDARD', '19700101T000000', '+0100', '+0100']],
    ],
    [
      'west of UTC',
      stay('2027-03-13', '2027-03-15', 'America/New_York'),
      [
        ['STANDARD', '19700101T000000', '-0500', '-0500'],
        ['DAYLIGHT', '20270314T020000', '-0500', '-0400'],
      ],
    ],
    [
      'where they never change',
      stay('2026-10-01', '2027-04-01', HOTEL_TIME_ZONE),
      [['STANDARD', '19700101T000000', '+0400', '+0400']],
    ],
  ])('%s', (_, zone, expected) => {
    expect(zone).toEqual(expected);
  });
});
