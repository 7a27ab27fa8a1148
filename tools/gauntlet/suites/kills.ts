import { setTimeout as pause } from 'node:timers/promises';
import type { BookingSystem, Unit } from '../adapter.ts';
import { must, type Check, type GauntletOptions } from '../run-checks.ts';
import { audit, bookAgain, UNHEARD_LIMIT_MS, type Audit } from './audit.ts';
import { randomOf, startLoad, tell, type Load } from './load.ts';
import { booked, mustBecome } from './parts.ts';

const MOST_PAUSE_MS = 500;
/** Enough that most calls find something to book. */
const PLACES = 50;
const PLACES_OF_A_KILL = 10;
/** Of what has many places, such as an event. */
const PLACES_OF_A_UNIT = 20;
/** An answer that was on its way already is no sign of life. */
const SPREAD_MS = 100;
const SERVED_LIMIT_MS = 120_000;

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
  const { kills, seed } = options;
  const stock: Unit[][] = [];
  const places = (PLACES + PLACES_OF_A_KILL * kills) / system.kinds.length;
  for (const kind of system.kinds) stock.push(await offerPlaces(system, kind, places));
  const leaveUnpaid = options.patient && system.holdMs !== undefined;
  const payUnheard = options.patient && system.payUnheard !== undefined;
  const { load, stop } = await startLoad(system, { stock, leaveUnpaid, payUnheard, seed });
  const rounds: Rounds = { servedAfter: [], replaceable: 0, servedMeanwhile: 0 };
  try {
    await killRounds(system, load, options, rounds);
  } finally {
    await stop();
  }
  const settled = await settleOpen(system, load);
  const found = await audit(system, load, stock.flat());
  const faults = [...found.lost, ...found.soldTwice, ...found.unbalanced];
  const again = faults.length === 0 ? await bookAgain(system, found.ranOut) : 0;
  const entries = [...load.entries.values()];
  const byKind = system.kinds.map(
    (kind) => [kind, entries.filter(({ unit }) => unit.kind === kind).length] as const,
  );
  const { servedAfter, replaceable, servedMeanwhile } = rounds;
  const unheard = entries.filter((entry) => entry.unheard).length;
  const figure = [
    `${kills} kills (${system.victims.join(', ')} in turn), seed ${seed}`,
    `${load.acknowledged} acknowledged, ${load.unanswered} sent again, ${load.refused} refused`,
    `booked ${byKind.map(([kind, count]) => `${kind} ${count}`).join(', ')}`,
    inWords(found),
    `${settled} open payments settled`,
    ...(leaveUnpaid
      ? [`${found.ranOut.length} holds ended by themselves, ${again} of their places booked again`]
      : []),
    ...(payUnheard ? [`${unheard} payments that nobody told of`] : []),
    ...(replaceable > 0
      ? [`served on by others in ${servedMeanwhile} of ${replaceable} kills of a server`]
      : []),
    `served again after ${seconds(median(servedAfter))} (median), ${seconds(Math.max(...servedAfter))} (longest)`,
  ].join('; ');
  must(load.acknowledged > kills, `too little load to say anything: ${figure}`);
  must(faults.length === 0, `${figure}. ${faults.slice(0, 5).join('. ')}`);
  must(
    byKind.every(([, count]) => count > 0),
    `a kind was never booked: ${figure}`,
  );
  must(!leaveUnpaid || found.ranOut.length > 0, `nothing was left unpaid: ${figure}`);
  must(!payUnheard || unheard > 0, `every payment was told of: ${figure}`);
  must(servedMeanwhile === replaceable, `guests waited for the victim: ${figure}`);
  return figure;
}

/** Units of one kind with so many places together, or all that is left of it. */
async function offerPlaces(system: BookingSystem, kind: string, places: number): Promise<Unit[]> {
  const units: Unit[] = [];
  for (let wanted = places; wanted > 0;) {
    const unit = await system
      .offer(kind, PLACES_OF_A_UNIT)
      .catch(() => system.offer(kind))
      .catch(() => undefined);
    if (!unit) break;
    units.push(unit);
    wanted -= unit.places;
  }
  must(units.length > 0, `No ${kind} is left.`);
  return units;
}

interface Rounds {
  /** Milliseconds from each kill until somebody was served again. */
  servedAfter: number[];
  /** How often a victim was killed whose place others take. */
  replaceable: number;
  /** How often somebody was then served before the victim lived again. */
  servedMeanwhile: number;
}

async function killRounds(
  system: BookingSystem,
  load: Load,
  { seed, kills }: GauntletOptions,
  rounds: Rounds,
): Promise<void> {
  const random = randomOf(seed);
  for (let round = 0; round < kills; round += 1) {
    await untilServed(load, performance.now());
    await pause(random() * MOST_PAUSE_MS);
    const begun = performance.now();
    const victim = system.victims[round % system.victims.length] ?? '';
    const isReplaceable = system.servesOn?.includes(victim) ?? false;
    if (isReplaceable) rounds.replaceable += 1;
    await system.kill(victim);
    let revived = false;
    const served = async () => {
      await untilServed(load, begun + SPREAD_MS);
      rounds.servedAfter.push(performance.now() - begun);
      if (isReplaceable && !revived) rounds.servedMeanwhile += 1;
    };
    await Promise.all([served(), system.revive().then(() => (revived = true))]);
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
  const open = [...load.entries.values()].filter(({ told, leftUnpaid }) => !told && !leftUnpaid);
  for (const entry of open) await tell(system, load, entry, 'paid');
  return open.length;
}

const inWords = ({ lost, soldTwice, unbalanced, heldOn }: Audit) =>
  `lost ${lost.length}, sold twice ${soldTwice.length}, unbalanced ${unbalanced.length}, held on after a failed payment ${heldOn}`;
const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
