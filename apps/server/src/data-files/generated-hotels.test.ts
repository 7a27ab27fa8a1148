import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { CommandError } from '../cli/command.js';
import { inTransaction } from '../database/retry.js';
import { emptyHotelSeed } from '../seed/empty-hotel.js';
import { createFiledHotel, type FiledHotel } from './data-files.fixtures.js';

/** Each hotel is written and read six times, and so is each broken file: more of them on demand. */
const HOTELS = Number(process.env['GENERATED_HOTELS'] ?? 25);
const LIMIT_MS = 240_000 + HOTELS * 2000;

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }).filter((one) => !one.includes('\0')),
  fc.constantFrom(
    'yes',
    '12:30',
    '~',
    '- a',
    '# b',
    'a: b',
    ' c ',
    'two\nlines\n',
    "'",
    '"',
    '007',
  ),
);
const dollars = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100);
const whole = fc.integer({ min: 1, max: 5000 });
const texts = fc.array(text, { maxLength: 4 });
/** Those of the release: an import refuses others that no file holds. */
const picture = fc.constantFrom(
  '/uploads/rooms/garden-twin-1.webp',
  '/uploads/content/hero-home.jpg',
  '/uploads/halls/majlis.webp',
);
const pictures = fc.array(picture, { maxLength: 4 });
const clock = fc.constantFrom('00:00', '07:30', '14:00', '23:59');
const id = fc.stringMatching(/^[A-Za-z0-9]([\w-]{0,6}[A-Za-z0-9])?$/);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const records = <T>(record: fc.Arbitrary<T>) =>
  fc.uniqueArray(fc.tuple(id, record), { selector: ([one]) => one, maxLength: 5 });

const discount = fc.record({
  name: text,
  type: fc.constantFrom('percentage', 'fixed'),
  value: whole,
  active: fc.boolean(),
  publishWebsite: fc.boolean(),
});

const room = fc.record({
  name: text,
  category: text,
  type: text,
  active: optional(fc.boolean()),
  images: pictures,
  description: text,
  capacity: optional(whole),
  bedType: optional(text),
  size: optional(whole),
  price: dollars,
  amenities: texts,
  breakfastIncluded: fc.boolean(),
  isRefundable: fc.boolean(),
  refundPolicy: text,
  checkInTime: optional(clock),
  checkOutTime: optional(clock),
  discount: optional(discount),
  units: fc.integer({ min: 0, max: 50 }),
});
const option = fc.record({ _id: id, name: text, price: dollars });
const event = fc.record({
  title: text,
  description: text,
  date: fc.constantFrom('2020-02-29', '2026-12-24', '2027-01-01'),
  startTime: clock,
  endTime: clock,
  location: text,
  price: dollars,
  maxAttendees: whole,
  images: pictures,
  status: text,
  active: fc.boolean(),
  publishWebsite: fc.boolean(),
  isRefundable: fc.boolean(),
  extras: fc.array(option, { maxLength: 3 }),
  addons: fc.array(option, { maxLength: 3 }),
});
const hall = fc.record({
  name: text,
  size: whole,
  capacity: whole,
  price: dollars,
  amenities: texts,
  status: text,
  images: pictures,
  seating: optional(fc.array(fc.record({ layout: text, people: whole }), { maxLength: 3 })),
});
const dish = fc.record({
  name: text,
  description: text,
  price: dollars,
  category: fc.record({ name: fc.constantFrom('breakfast', 'lunch', 'dinner', 'dessert') }),
  available: fc.boolean(),
  images: pictures,
  discount: optional(discount),
  preparationTime: optional(whole),
  ingredients: texts,
  extras: fc.array(fc.record({ name: text, price: dollars }), { maxLength: 3 }),
});
const treatment = fc.record({
  title: text,
  description: text,
  category: fc.nat(),
  specialist: optional(fc.nat()),
  images: pictures,
  durations: fc.array(fc.record({ minutes: fc.integer({ min: 1, max: 1440 }), price: dollars }), {
    maxLength: 3,
  }),
  availability: text,
  isPopular: fc.boolean(),
  isRefundable: fc.boolean(),
  displayStatus: text,
});
const shownPage = fc.record({ title: text, description: text, coverImage: picture });
const pages = fc
  .record(
    { spaPage: shownPage, eventsPage: shownPage, meetingHallPage: shownPage },
    { requiredKeys: [] },
  )
  .map((named) => Object.entries(named));

const words = fc.record({
  name: text.filter((one) => !one.includes('<')),
  listed: fc.dictionary(
    id,
    text.filter((one) => !one.includes('<')),
    { maxKeys: 3 },
  ),
  of: optional(fc.constant('written-for-more')),
});

type Named<T> = readonly (readonly [string, T])[];

/** The id that a number chooses; none where there are no records. */
const chosen = (entries: Named<unknown>, number: number | undefined) =>
  number === undefined ? undefined : entries[number % entries.length]?.[0];

/** Treatments by some of the hotel's own categories and specialists. */
const treatmentsOf = (
  generated: Named<ReturnType<typeof treatment.generate>['value']>,
  categories: Named<unknown>,
  specialists: Named<unknown>,
) =>
  generated.flatMap(([one, { category, specialist, ...fields }]) => {
    const categoryId = chosen(categories, category);
    const specialistId = chosen(specialists, specialist);
    return categoryId ? [[one, { ...fields, categoryId, specialistId }] as const] : [];
  });

const generatedHotel = fc
  .record({
    rooms: records(room),
    categories: records(fc.record({ name: text, status: text })),
    specialists: records(
      fc.record({ firstName: text, lastName: text, photo: optional(picture), status: text }),
    ),
    treatments: records(treatment),
    pages,
    events: records(event),
    halls: records(hall),
    menu: records(dish),
    settings: records(fc.jsonValue({ maxDepth: 2 })).map((entries) =>
      entries
        .filter(([, value]) => value !== null)
        .map(([, value], index) => [`own.s${index}`, value] as const),
    ),
    night: fc.integer({ min: 21, max: 28 }),
    words,
    // No other file refers to one of these.
    missing: fc.subarray(['pages', 'treatments', 'events', 'halls', 'menu', 'settings']),
  })
  .map(({ night, words: ofRoom, missing, ...kinds }) => {
    const day = `2026-11-${night}`;
    const ids = kinds.rooms.map(([one]) => one);
    const files: Record<string, Named<unknown>> = {
      ...kinds,
      treatments: treatmentsOf(kinds.treatments, kinds.categories, kinds.specialists),
      'closed-nights': ids.map((one) => [one, [{ from: day, to: '2026-12-01' }]] as const),
      'translations.ar': ids.map((one) => [`rooms/${one}`, ofRoom] as const),
    };
    return Object.entries(files).filter(([kind]) => !missing.includes(kind));
  });

let hotel: FiledHotel;
let demonstration: FiledHotel;

beforeAll(async () => {
  hotel = await createFiledHotel('none');
  demonstration = await createFiledHotel('demo');
  await demonstration.run('export', demonstration.folder);
});

afterAll(async () => {
  await hotel.close();
  await demonstration.close();
});

async function empty() {
  const { db, today } = hotel.server.services;
  await inTransaction(db, async (tx) => {
    await tx.execute(
      sql`TRUNCATE rooms, room_availability, treatments, treatment_categories, specialists, events, halls, menu_items, content_pages, settings, record_words CASCADE`,
    );
    await emptyHotelSeed.seed(tx, today());
  });
}

test(
  'a generated hotel comes back byte for byte, and again changes nothing [G4.1.1]',
  async () => {
    await fc.assert(
      fc.asyncProperty(generatedHotel, async (kinds) => {
        await empty();
        await rm(hotel.folder, { recursive: true });
        await mkdir(hotel.folder);
        for (const [kind, entries] of kinds) {
          const yaml = stringify(new Map<string, unknown>(entries), {
            aliasDuplicateObjects: false,
          });
          await writeFile(path.join(hotel.folder, `${kind}.yaml`), yaml);
        }
        await hotel.run('import', hotel.folder);
        expect(await hotel.run('import', hotel.folder)).toEqual(['No changes.']);
        await hotel.run('export', hotel.folder);
        const files = await hotel.files();
        await empty();
        await hotel.run('import', hotel.folder);
        await hotel.run('export', hotel.folder);
        expect(await hotel.files()).toEqual(files);
        expect(await hotel.run('import', hotel.folder, '--prune')).toEqual(['No changes.']);
      }),
      { numRuns: HOTELS },
    );
  },
  LIMIT_MS,
);

/** Spoils a text somewhere: a line goes, comes twice, loses its indentation or its end. */
function spoil(source: string, how: number, place: number): string {
  const lines = source.split('\n');
  const at = Math.floor(place * lines.length);
  const line = lines[at] ?? '';
  const spoilt = [
    [],
    [line, line],
    [line.trimStart()],
    [`${line} "`],
    [line.replace(/: .*/, ': -1')],
  ];
  if (how === spoilt.length) return source.slice(0, Math.floor(place * source.length));
  return lines.toSpliced(at, 1, ...(spoilt[how] ?? [])).join('\n');
}

test(
  'a broken file is imported whole or says why, and then leaves the hotel as it was [G4.1.2]',
  async () => {
    const good = await demonstration.files();
    const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    const broken = fc.tuple(fc.constantFrom(...Object.keys(good)), fc.nat({ max: 5 }), place);
    await fc.assert(
      fc.asyncProperty(broken, async ([name, how, where]) => {
        const file = path.join(demonstration.folder, name);
        await writeFile(file, spoil(good[name] ?? '', how, where));
        const error: unknown = await demonstration
          .run('import', demonstration.folder, '--prune')
          .then(() => undefined)
          .catch((thrown: unknown) => thrown);
        await writeFile(file, good[name] ?? '');
        expect(error === undefined || error instanceof CommandError).toBe(true);
        const repaired = await demonstration.run('import', demonstration.folder, '--prune');
        expect(error ? repaired : ['No changes.']).toEqual(['No changes.']);
        await demonstration.run('export', demonstration.folder);
        expect(await demonstration.files()).toEqual(good);
      }),
      { numRuns: HOTELS },
    );
  },
  LIMIT_MS,
);
