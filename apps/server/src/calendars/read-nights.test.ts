import { HOTEL_TIME_ZONE } from '@vestibule/domain/calendar';
import { describe, expect, test } from 'vitest';
import { calendarText, event } from './calendars.fixtures.js';
import { readNights, type NightsContext } from './read-nights.js';

const context: NightsContext = {
  today: '2026-11-20',
  last: '2028-12-09',
  timeZone: HOTEL_TIME_ZONE,
  isOwn: (uid) => uid.endsWith('@us'),
};

const read = (text: string, changed: Partial<NightsContext> = {}) =>
  Object.fromEntries(readNights(text, { ...context, ...changed }));
/** Of one event with these lines. */
const nights = (...lines: string[]) => Object.keys(read(calendarText(event(...lines)))).toSorted();

const ONE = ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261202'];

/** Its clocks are two hours behind the hotel's in summer, three in winter. */
const zone = (name: string, ...parts: string[]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  ...parts,
  'END:STANDARD',
  'END:VTIMEZONE',
];

describe('the nights of a calendar', () => {
  test.each([
    ['whole days end before the last one', [...ONE], ['2026-12-01']],
    ['a day without an end is one', ['DTSTART;VALUE=DATE:20261201'], ['2026-12-01']],
    ['an end on the first day', [ONE[0], 'DTEND;VALUE=DATE:20261201'], ['2026-12-01']],
    ['a duration', ['DTSTART;VALUE=DATE:20261201', 'DURATION:P2D'], ['2026-12-01', '2026-12-02']],
    // 23:00 in London is the next day in Muscat.
    [
      'UTC becomes the hotel’s day',
      ['DTSTART:20261201T230000Z', 'DTEND:20261203T080000Z'],
      ['2026-12-02'],
    ],
    [
      'an IANA zone becomes the hotel’s day, though the file does not describe it',
      [
        'DTSTART;TZID=America/New_York:20261201T200000',
        'DTEND;TZID=America/New_York:20261203T080000',
      ],
      ['2026-12-02'],
    ],
    [
      'a time without a zone is on the hotel’s wall',
      ['DTSTART:20261201T230000', 'DTEND:20261203T080000'],
      ['2026-12-01', '2026-12-02'],
    ],
    [
      'a time against a whole day',
      ['DTSTART:20261201T230000Z', 'DTEND;VALUE=DATE:20261204'],
      ['2026-12-02', '2026-12-03'],
    ],
    [
      'some hours of one day take its night',
      ['DTSTART:20261201T090000', 'DTEND:20261201T170000'],
      ['2026-12-01'],
    ],
    ['one that was cancelled takes none', [...ONE, 'STATUS:CANCELLED'], []],
    ['one that blocks no time takes none', [...ONE, 'TRANSP:TRANSPARENT'], []],
    ['one of the hotel’s own takes none', [...ONE, 'UID:1@us'], []],
    ['one without UID takes its night', [...ONE], ['2026-12-01']],
    ['the past takes none', ['DTSTART;VALUE=DATE:20251201', 'DTEND;VALUE=DATE:20251205'], []],
    [
      'one that has begun takes what is left of it',
      ['DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261122'],
      ['2026-11-20', '2026-11-21'],
    ],
  ])('%s [G3.1]', (_, lines, expected) => {
    expect(nights(...lines.filter((line) => line !== undefined))).toEqual(expected);
  });

  test.each(['19701025', '16010101'])(
    'a zone that the calendar describes since %s is the hotel’s day [G3.1]',
    (since) => {
      const rule = 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU';
      const own = event(
        'DTSTART;TZID=W. Europe Standard Time:20261201T220000',
        'DTEND;TZID=W. Europe Standard Time:20261203T080000',
      );
      const text = calendarText([...zone('W. Europe Standard Time', rule), ...own]).replace(
        '19701025',
        since,
      );
      expect(Object.keys(read(text))).toEqual(['2026-12-02']);
    },
  );

  test('no night lies behind the last one, however long an event is [G3.1]', () => {
    const text = calendarText(event('DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:29991231'));
    expect(Object.keys(read(text, { last: '2026-11-22' }))).toHaveLength(3);
  });

  test('each event counts, those without UID too [G3.1]', () => {
    const text = calendarText([...event(...ONE), ...event(...ONE), ...event(...ONE, 'UID:1')]);
    expect(read(text)).toEqual({ '2026-12-01': 3 });
  });

  test('of one UID the last revision counts, and the same nights once [G3.1]', () => {
    const later = ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261206'];
    const revised = [
      ...event(...ONE, 'UID:1'),
      ...event(...later, 'UID:1', 'SEQUENCE:2'),
      ...event(...later, 'UID:1', 'SEQUENCE:2'),
    ];
    expect(read(calendarText(revised))).toEqual({ '2026-12-05': 1 });
    const cancelled = [
      ...event(...ONE, 'UID:1'),
      ...event(...ONE, 'UID:1', 'SEQUENCE:1', 'STATUS:CANCELLED'),
    ];
    expect(read(calendarText(cancelled))).toEqual({});
  });

  test('a UID that many events share takes the nights of all [G3.1]', () => {
    const text = calendarText([
      ...event(...ONE, 'UID:1'),
      ...event('DTSTART;VALUE=DATE:20261205', 'UID:1'),
    ]);
    expect(read(text)).toEqual({ '2026-12-01': 1, '2026-12-05': 1 });
  });

  test('2,000 events are read, and no more [G3.1]', () => {
    const many = (count: number) =>
      calendarText(Array.from({ length: count }, () => event(...ONE)).flat());
    expect(read(many(2000))).toEqual({ '2026-12-01': 2000 });
    expect(() => read(many(2001))).toThrow('It has more than 2000 events.');
  });
});

const second = 'RRULE:FREQ=SECONDLY';
const yearly = 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU';
const seconds = 'RRULE:FREQ=YEARLY;BYSECOND=1,2,3';

describe('a calendar that cannot be read', () => {
  test.each([
    ['nothing', '', 'It is no calendar.'],
    ['a page', '<!doctype html><p>Sign in</p>', 'It is no calendar.'],
    ['bytes', '\u0000\u0001\uFFFD:\uFFFD', 'It is no calendar.'],
    ['an event alone', event(...ONE).join('\r\n'), 'It is no calendar.'],
    ['one that breaks off', calendarText(event(...ONE)).slice(0, -30), 'It is no calendar.'],
    [
      'an end before the beginning',
      calendarText(event('DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261201')),
      'An event of it ends before it begins.',
    ],
    [
      'no beginning',
      calendarText(event('DTEND;VALUE=DATE:20261201')),
      'An event of it has no beginning.',
    ],
    [
      'a day that is none',
      calendarText(event('DTSTART;VALUE=DATE:20261399')),
      'An event of it has an invalid time.',
    ],
    [
      'an unknown zone',
      calendarText(event('DTSTART;TZID=Atlantis:20261201T100000')),
      'An event of it has a time zone that nobody knows.',
    ],
    [
      'an event that repeats',
      calendarText(event(...ONE, 'RRULE:FREQ=WEEKLY')),
      'It repeats an event: only single events can be read.',
    ],
    [
      'an event on more days',
      calendarText(event(...ONE, 'RDATE;VALUE=DATE:20261224')),
      'It repeats an event: only single events can be read.',
    ],
    [
      'a zone that changes each second',
      calendarText(zone('Mine', second)),
      'It describes a time zone that cannot be worked out.',
    ],
    [
      'a zone of many seconds a year',
      calendarText(zone('Mine', seconds)),
      'It describes a time zone that cannot be worked out.',
    ],
    ...['FREQ=YEARLY;BYMONTH=3;BYDAY=SU,MO', 'FREQ=YEARLY;BYDAY=SU', 'FREQ=YEARLY;BYMONTH=1,2'].map(
      (rule) => [
        `a zone of many changes a year, ${rule},`,
        calendarText(zone('Mine', `RRULE:${rule}`)),
        'It describes a time zone that cannot be worked out.',
      ],
    ),
    [
      'a zone of many rules',
      calendarText(Array.from({ length: 21 }, (_, at) => zone(`Mine ${at}`, yearly)).flat()),
      'It describes a time zone that cannot be worked out.',
    ],
    ...['DURATION:soon', 'UID;VALUE=DATE-TIME:x', 'STATUS;VALUE=DURATION:x'].map((line) => [
      `a value that cannot be read, ${line},`,
      calendarText(event('DTSTART;VALUE=DATE:20261201', line)),
      'A value in it cannot be read.',
    ]),
    [
      'a zone without a name',
      calendarText(zone('Mine').filter((line) => !line.startsWith('TZID'))),
      'It describes a time zone that cannot be worked out.',
    ],
  ])('%s is refused in words [G3.1]', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
