// What growth costs: the weight of /rooms, and the processor time of calls, by the number of rooms.
//   node tools/bench/growth.ts
import { brotliCompressSync } from 'node:zlib';
import { build } from '../build.ts';
import { fillHotel } from './fill-hotel.ts';
import { openHotel, printRows, type Hotel, type Row } from './setup.ts';
import { median } from './measure.ts';
import { processorMs } from './processor-time.ts';

const SEEDED = 12;
const sizes = [12, 100, 1000, 10_000];
const PAGE = 6;
const WARM_UPS = 4;
const ROUNDS = 12;

/** What is asked: each round has an address of its own, so that none is answered from what is kept. */
const questions: Record<string, (round: number, rooms: number) => string> = {
  'list, first page': (round) => `/api/rooms?${sameList(round)}&page=1&limit=${PAGE}`,
  'list, last page': (round, rooms) =>
    `/api/rooms?${sameList(round)}&page=${Math.ceil(rooms / PAGE)}&limit=${PAGE}`,
  'search, first page': (round) => `/api/rooms?${stay(round)}&page=1&limit=${PAGE}`,
  'search, last page': (round, rooms) =>
    `/api/rooms?${stay(round)}&page=${Math.ceil(rooms / PAGE)}&limit=${PAGE}`,
  'page /rooms, rendered': (round) => `/rooms?dateRange=${day(round)}+-+${day(round + 2)}`,
  'availability of a page': (round) =>
    `/api/availability/all?serviceType=room&from=${day(round)}&page=1&limit=${PAGE}`,
  'availability, unpaged': (round) => `/api/availability/all?serviceType=room&from=${day(round)}`,
};

/** A row for each figure, from the least hotel to the largest. */
export async function growthRows(): Promise<Row[]> {
  await using stack = new AsyncDisposableStack();
  const hotels: Hotel[] = [];
  for (const rooms of sizes) {
    const hotel = stack.use(await openHotel());
    if (rooms > SEEDED) await fillHotel(hotel.dataDir, rooms - SEEDED);
    hotels.push(hotel);
  }
  const rows: Row[] = [await weights(hotels)];
  for (const [name, question] of Object.entries(questions)) {
    rows.push([name, bySize(await costs(hotels, question), 'ms')]);
  }
  return rows;
}

/** Of the HTML with the data of its scripts, in brotli. */
async function weights(hotels: readonly Hotel[]): Promise<Row> {
  const bytes = hotels.map(async ({ url }) => {
    const html = await (await fetch(`${url}/rooms`)).text();
    return brotliCompressSync(html).length / 1000;
  });
  return ['page /rooms, weight', bySize(await Promise.all(bytes), 'kB')];
}

/** Median processor time of server and database for one answer; the hotels are asked in turn. */
async function costs(
  hotels: readonly Hotel[],
  question: (round: number, rooms: number) => string,
): Promise<number[]> {
  const seen = hotels.map((): number[] => []);
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    for (const [index, hotel] of hotels.entries()) {
      const before = await processorMs(hotel);
      const path = question(round + WARM_UPS, sizes[index] ?? 0);
      const response = await fetch(hotel.url + path);
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      await response.arrayBuffer();
      if (round >= 0) seen[index]?.push((await processorMs(hotel)) - before);
    }
  }
  return seen.map(median);
}

function bySize(figures: readonly number[], unit: string): string {
  const each = sizes.map((rooms, index) => `${rooms} rooms ${figures[index]?.toFixed(1)} ${unit}`);
  return each.join(', ');
}

/** All rooms of the hotel, in another form for each of sixteen rounds. */
function sameList(round: number): string {
  const forms = ['active=true', 'featured=false', 'search=', 'guests=1'];
  return forms.filter((_, bit) => round & (1 << bit)).join('&');
}

function stay(round: number): string {
  return `checkIn=${day(round)}&checkOut=${day(round + 2)}`;
}

/** From a few days ahead on. */
function day(number: number): string {
  return new Date(Date.now() + (3 + number) * 86_400_000).toISOString().slice(0, 10);
}

if (import.meta.main) {
  await build();
  printRows(await growthRows());
}
