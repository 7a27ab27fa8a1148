import autocannon from 'autocannon';

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** The value that a share of all, such as 0.99, does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** Median milliseconds of whole replies, the addresses taken in turn so that drift hits all alike. */
export async function responseTimes(urls: readonly string[], rounds: number): Promise<number[]> {
  const times = urls.map((): number[] => []);
  for (let round = -10; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      const begun = performance.now();
      await (await fetch(url)).arrayBuffer();
      if (round >= 0) times[index]?.push(performance.now() - begun);
    }
  }
  return times.map(median);
}

/** Median requests a second, the addresses taken in turn. */
export async function throughput(urls: readonly string[], runs: number): Promise<number[]> {
  const rates = urls.map((): number[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) {
      const result = await autocannon({ url, connections: 10, duration: 4 });
      rates[index]?.push(result.requests.average);
    }
  }
  return rates.map(median);
}
