import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { RushOptions, RushAnswer } from './rush.js';

const { url, connections, seconds, paths } = workerData as RushOptions;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
/** As browsers ask: what nobody compresses is six times as much to send. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };
const end = performance.now() + seconds * 1000;
const answers: RushAnswer[] = [];
let asked = 0;

/** The paths in turn; `#` in one makes it another address each time. */
function nextUrl(): URL {
  const number = ++asked;
  const path = paths[number % paths.length] ?? '/';
  return new URL(path.replace('#', String(number)), url);
}

function ask(): Promise<RushAnswer> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number, retryAfter = false) =>
      resolve({ status, retryAfter, ms: performance.now() - begun });
    get(nextUrl(), { agent, headers }, (response) => {
      const { statusCode = 0 } = response;
      const retryAfter = Number(response.headers['retry-after']) > 0;
      response.resume();
      response.once('error', () => settle(0));
      response.once('end', () => settle(statusCode, retryAfter));
    }).once('error', () => settle(0));
  });
}

async function visit(): Promise<void> {
  while (performance.now() < end) answers.push(await ask());
}

await Promise.all(Array.from({ length: connections }, visit));
agent.destroy();
parentPort?.postMessage(answers, []);
