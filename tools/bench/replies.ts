// Kept replies, 304s and misses, beside a bare Hono handler that sends the same bytes.
//   node tools/bench/replies.ts
import autocannon from 'autocannon';
import { readFileSync } from 'node:fs';
import { startBareServer } from './bare-server.ts';
import { median } from './measure.ts';
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
export async function replyRows({ hotel }: Pick<Setup, 'hotel'>): Promise<Row[]> {
  const bare = await startBareServer(hotel.url, paths, ENCODINGS);
  const headers = { 'accept-encoding': ENCODINGS };
  try {
    const rows: Row[] = [];
    for (const each of paths) {
      const tag = (await fetch(hotel.url + each, { headers })).headers.get('etag') ?? '';
      rows.push([`${each}, kept`, await besideBare(each, headers)]);
      rows.push([`${each}, 304`, await besideBare(each, { ...headers, 'if-none-match': tag })]);
    }
    const missed = await measure(hotel.pid, { url: hotel.url, path: '/api/rooms?search=[<id>]' });
    rows.push(['/api/rooms, each search once', `${missed.work.toFixed(2)} ms of processor`]);
    return rows;
  } finally {
    await bare.stop();
  }

  /** In turn, so that what else the machine does hits both. */
  async function besideBare(at: string, sent: Record<string, string>): Promise<string> {
    const rates: number[] = [];
    const works: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await measure(hotel.pid, { url: hotel.url, path: at, headers: sent });
      const theirs = await measure(bare.pid, { url: bare.url, path: at, headers: sent });
      rates.push(ours.rate / theirs.rate);
      works.push(theirs.work / ours.work);
    }
    return `${median(rates).toFixed(2)} of its rate, ${median(works).toFixed(2)} by processor time`;
  }
}

interface Asked {
  url: string;
  path: string;
  headers?: Record<string, string>;
}

async function measure(pid: number, { url, path: at, headers = {} }: Asked): Promise<Measured> {
  const before = processorMs(pid);
  const { requests } = await autocannon({
    url: url + at,
    headers,
    connections: 10,
    duration: SECONDS,
    idReplacement: at.includes('[<id>]'),
  });
  return {
    rate: requests.total / SECONDS,
    work: (processorMs(pid) - before) / requests.total,
  };
}

/** Of the thread that answers; compressing is done beside it, and once. */
function processorMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

if (import.meta.main) await runAlone(replyRows);
