import { setTimeout as pause } from 'node:timers/promises';
import type { BookingSystem, Unit } from '../adapter.ts';
import { must, type Check, type GauntletOptions } from '../run-checks.ts';
import { audit, type Audit } from './audit.ts';
import { randomOf, startLoad, tell, type Load } from './load.ts';
import { booked, firstKind, mustBecome } from './parts.ts';

const MOST_PAUSE_MS = 500;
/** Enough that most calls find something to book. */
const PLACES = 50;
const PLACES_OF_A_KILL = 10;
/** An answer that was on its way already is no sign of life. */
const SPREAD_MS = 100;
const SERVED_LIMIT_MS = 120_000;
const UNHEARD_LIMIT_MS = 240_000;

const canKill = ({ victims }: BookingSystem) => victims.length > 0;

/** `kill -9` at random moments while guests book and pay. */
export const kills: readonly Check[] = [
  { suite: 'kills', name: 'while guests book and pay', needs: canKill, run: killUnderLoad },
  {
    suite: 'kills',
    name: 'a payment that nobody tells of',
    needs: (system) => canKill(system) && system.payUnheard !== undefined,
    patient: true,
    async run(system) {
      const { booking } = await booked(system);
      await system.payUnheard?.(booking);
      await system.kill(system.victims.at(-1) ?? '');
      await system.revive();
      const begun = performance.now();
      await mustBecome(system, booking, 'confirmed', UNHEARD_LIMIT_MS);
      return `confirmed ${seconds(performance.now() - begun)} after the restart`;
    },
  },
];

async function killUnderLoad(system: BookingSystem, options: GauntletOptions): Promise<string> {
  const units: Unit[] = [];
  let wanted = PLACES + PLACES_OF_A_KILL * options.kills;
  while (wanted > 0) {
    const unit = await system.offer(firstKind(system));
    units.push(unit);
    wanted -= unit.places;
  }
  const { load, stop } = await startLoad(system, units, options.seed);
  const servedAfter: number[] = [];
  try {
    await killRounds(system, load, options, servedAfter);
  } finally {
    await stop();
  }
  const settled = await settleOpen(system, load);
  const found = await audit(system, load, units);
  const figure = [
    `${options.kills} kills (${system.victims.join(', ')} in turn), seed ${options.seed}`,
    `${load.acknowledged} acknowledged, ${load.unanswered} sent again, ${load.refused} refused`,
    inWords(found),
    `${settled} open payments settled`,
    `served again after ${seconds(median(servedAfter))} (median), ${seconds(Math.max(...servedAfter))} (longest)`,
  ].join('; ');
  const faults = [...found.lost, ...found.soldTwice, ...found.unbalanced];
  must(load.acknowledged > options.kills, `too little load to say anything: ${figure}`);
  must(faults.length === 0, `${figure}. ${faults.slice(0, 5).join('. ')}`);
  return figure;
}

/** Writes down how long after each kill somebody was served again. */
async function killRounds(
  system: BookingSystem,
  load: Load,
  { seed, kills }: GauntletOptions,
  servedAfter: number[],
): Promise<void> {
  const random = randomOf(seed);
  for (let round = 0; round < kills; round += 1) {
    await untilServed(load, performance.now());
    await pause(random() * MOST_PAUSE_MS);
    const begun = performance.now();
    await system.kill(system.victims[round % system.victims.length] ?? '');
    await system.revive();
    await untilServed(load, begun + SPREAD_MS);
    servedAfter.push(performance.now() - begun);
  }
}

async function untilServed(load: Load, since: number): Promise<void> {
  while (load.lastServed < since) {
    if (load.failure) throw load.failure;
    must(performance.now() < since + SERVED_LIMIT_MS, 'nobody is served any more');
    await pause(5);
  }
}

/** Guests pay for what is still open. */
async function settleOpen(system: BookingSystem, load: Load): Promise<number> {
  const open = [...load.entries.values()].filter(({ told }) => !told);
  for (const entry of open) await tell(system, load, entry, 'paid');
  return open.length;
}

const inWords = ({ lost, soldTwice, unbalanced, heldOn }: Audit) =>
  `lost ${lost.length}, sold twice ${soldTwice.length}, unbalanced ${unbalanced.length}, held on after a failed payment ${heldOn}`;
const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
