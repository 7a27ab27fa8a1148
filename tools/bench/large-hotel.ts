// What a long past costs: the same calls on a small hotel and on one with 1 million bookings. Fails where
// the large one takes more than twice as long, by the median and by the p99.
//   nice node tools/bench/large-hotel.ts [bookings] [rounds]
import path from 'node:path';
import { runnerImport } from 'vite';
import { build } from '../build.ts';
import { percentile } from './measure.ts';
import { openHotel, printRows, type Row } from './setup.ts';

const [bookings = 1_000_000, rounds = 200] = process.argv.slice(2).map(Number);
const small = { guests: 200, bookings: 1000, years: 1 };
const large = { guests: Math.ceil(bookings / 5), bookings, years: 10 };
const WARM_UPS = 10;
const LIMIT = 2;

interface BenchHotel {
  calls: Record<string, (round: number) => Promise<void>>;
  close: () => Promise<void>;
}

type OpenBenchHotel = (
  hotel: { url: string; dataDir: string },
  size: typeof small,
) => Promise<BenchHotel>;

const source = path.resolve(import.meta.dirname, '../../apps/server/src/testing/bench-hotel.ts');

/** Milliseconds of each call, the hotels asked in turn. */
async function timesOf(hotels: readonly BenchHotel[], name: string): Promise<number[][]> {
  const times = hotels.map((): number[] => []);
  for (let round = -WARM_UPS; round < rounds; round += 1) {
    for (const [index, hotel] of hotels.entries()) {
      const begun = performance.now();
      await hotel.calls[name]?.(round + WARM_UPS);
      if (round >= 0) times[index]?.push(performance.now() - begun);
    }
  }
  return times;
}

function rowOf(name: string, [ofSmall = [], ofLarge = []]: number[][]): Row {
  const at = (share: number) => [percentile(ofSmall, share), percentile(ofLarge, share)] as const;
  const shown = (share: number) => {
    const [one, other] = at(share);
    return `${one.toFixed(1)} and ${other.toFixed(1)} ms, ${(other / one).toFixed(2)} times`;
  };
  const isSlow = [0.5, 0.99].every((share) => at(share)[1] > LIMIT * at(share)[0]);
  if (isSlow) process.exitCode = 1;
  return [name, `p50 ${shown(0.5)}; p99 ${shown(0.99)}${isSlow ? ': TOO SLOW' : ''}`];
}

await build();
await using stack = new AsyncDisposableStack();
const { module } = await runnerImport<{ openBenchHotel: OpenBenchHotel }>(source);
const hotels: BenchHotel[] = [];
for (const size of [small, large]) {
  const hotel = await module.openBenchHotel(stack.use(await openHotel()), size);
  stack.defer(hotel.close);
  hotels.push(hotel);
}
for (const name of Object.keys(hotels[0]?.calls ?? {})) {
  printRows([rowOf(name.padEnd(35), await timesOf(hotels, name))]);
}
