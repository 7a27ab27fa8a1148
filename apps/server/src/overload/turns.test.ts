import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../web/free-port.js';
import { listen, type Listener } from '../web/listen.js';
import { Turns } from './turns.js';

const GUESTS = 60;
const WORK_MS = 10;

let listener: Listener | undefined;
afterEach(async () => {
  await listener?.close();
  listener = undefined;
});

function work() {
  const end = performance.now() + WORK_MS;
  while (performance.now() < end);
}

/** On a connection of its own. */
function visit(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(`${listener?.url.replace('localhost', '127.0.0.1')}${path}`, { agent: false }, (response) =>
      response.resume().once('end', resolve),
    ).once('error', reject);
  });
}

async function open(answerPage: () => void): Promise<void> {
  const turns = new Turns();
  const web = new Hono();
  web.get('/healthz', (context) => context.text('ok'));
  web.get('/page', (context) => {
    answerPage();
    return context.text('a page');
  });
  listener = await listen({ web, host: '127.0.0.1', port: await freePort(), turns });
}

/** How many pages were made before the process could say that it lives, to whoever came last. */
async function madeBeforeProbe(made: () => number): Promise<number> {
  const pages = Array.from({ length: GUESTS }, () => visit('/page'));
  await visit('/healthz');
  const before = made();
  await Promise.all(pages);
  expect(made()).toBe(GUESTS);
  return before;
}

test('many connect and ask at once: who comes last is heard before the others are answered', async () => {
  let begun = 0;
  await open(() => {
    begun += 1;
    work();
  });
  expect(await madeBeforeProbe(() => begun)).toBeLessThan(GUESTS / 2);
});

test('without a rush a request is begun at once, as long as the round is short', async () => {
  const turns = new Turns();
  const begun: string[] = [];
  turns.begin(() => {
    begun.push('first');
    work();
  });
  turns.begin(() => void begun.push('after a slice'));
  expect(begun).toEqual(['first']);
  await expect.poll(() => begun).toEqual(['first', 'after a slice']);
});

test('between two pages the event loop goes round', async () => {
  const turns = new Turns();
  let round = 0;
  let going = setImmediate(function goRound() {
    round += 1;
    going = setImmediate(goRound);
  });
  const rounds = await Promise.all(
    Array.from({ length: 20 }, () => turns.render(async () => round)),
  );
  clearImmediate(going);
  expect(new Set(rounds).size).toBe(20);
});

test('one page is rendered after another, also after one that failed', async () => {
  const turns = new Turns();
  const log: string[] = [];
  const render = (name: string) =>
    turns.render(async () => {
      log.push(`${name} begins`);
      await pause(5);
      log.push(`${name} ends`);
      if (name === 'one') throw new Error('It failed');
    });
  const [one, two] = await Promise.allSettled([render('one'), render('two')]);
  expect([one.status, two.status]).toEqual(['rejected', 'fulfilled']);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});
