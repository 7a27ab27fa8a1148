// Kept replies, 304s and misses, beside a bare Hono handler that sends the same bytes.
//   node tools/bench/replies.ts
import autocannon from 'autocannon';
import { startBareServer } from './bare-server.ts';
import { median } from './measure.ts';
import { threadMs } from './processor-time.ts';
import { runAlone, type Row, type Setup } from './setup.ts';

const ROUNDS = 5;
const SECONDS = 2;
const ENCODINGS = 'gzip, deflate, br';
const paths = ['/api/rooms', '/api/content/home', '/api/availability/all?serviceType=room', '/'];

interface Measured {
  /** Requests a second over ten connections. */
  rate: number;
  /** Processor milliseconds of the server's process for one request. */
  work: number;
}

/** Shares of what the bare handler does in the same run. */
export async function replyRows({ hotel }: Setup): Promise<Row[]> {
  const bare = await startBareServer(hotel.url, paths, ENCODINGS);
  const headers = { 'accept-encoding': ENCODINGS };
  try {
    const rows: Row[] = [];
    for (const each of paths) {
      const tag = (await fetch(hotel.url + each, { headers })).headers.get('etag') ?? '';
      const beside = (sent: Record<string, string>) => besideBare([hotel, bare], each, sent);
      rows.push([`${each}, kept`, await beside(headers)]);
      rows.push([`${each}, 304`, await beside({ ...headers, 'if-none-match': tag })]);
    }
    const missed = await measure(hotel, '/api/rooms?search=[<id>]');
    return [...rows, ['/api/rooms, each search once', `${missed.work.toFixed(2)} ms of processor`]];
  } finally {
    await bare.stop();
  }
}

interface Answering {
  url: string;
  pid: number;
}

/** In turn, so that what else the machine does hits both. */
async function besideBare(
  [hotel, bare]: readonly [Answering, Answering],
  path: string,
  headers: Record<string, string>,
): Promise<string> {
  const rates: number[] = [];
  const works: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await measure(hotel, path, headers);
    const theirs = await measure(bare, path, headers);
    rates.push(ours.rate / theirs.rate);
    works.push(theirs.work / ours.work);
  }
  return `${median(rates).toFixed(2)} of its rate, ${median(works).toFixed(2)} by processor time`;
}

async function measure(
  { url, pid }: Answering,
  path: string,
  headers: Record<string, string> = {},
): Promise<Measured> {
  const before = await threadMs(pid);
  const { requests } = await autocannon({
    url: url + path,
    headers,
    connections: 10,
    duration: SECONDS,
    idReplacement: path.includes('[<id>]'),
  });
  return {
    rate: requests.total / SECONDS,
    work: ((await threadMs(pid)) - before) / requests.total,
  };
}

if (import.meta.main) await runAlone(replyRows);
