import type { BookingSystem } from './adapter.ts';

export const suiteNames = ['races', 'webhooks', 'prices', 'sent twice', 'kills'] as const;
export type SuiteName = (typeof suiteNames)[number];

export interface GauntletOptions {
  suites?: readonly SuiteName[];
  /** Sets what guests do and when something is killed. What the processes do in between is theirs. */
  seed: number;
  kills: number;
  /** So many more guests race than there are places; 24 unless said. */
  losers?: number;
  /** Left out unless asked for: checks that wait for minutes. */
  patient: boolean;
}

export interface Check {
  suite: SuiteName;
  name: string;
  /** What the system must be able to do; the check is left out where it is not. */
  needs?: (system: BookingSystem) => boolean;
  patient?: boolean;
  /** Throws where the system fails; answers the figure to print. */
  run: (system: BookingSystem, options: GauntletOptions) => Promise<string>;
}

export interface Outcome {
  suite: SuiteName;
  name: string;
  outcome: 'pass' | 'fail' | 'left out';
  figure: string;
}

/** Fails the running check unless the condition holds. */
export function must(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

/** Runs one check after the other; each prints a line as soon as it is over. */
export async function runChecks(
  system: BookingSystem,
  checks: readonly Check[],
  options: GauntletOptions,
  say: (line: string) => void = () => {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    if (options.suites && !options.suites.includes(check.suite)) continue;
    const result = {
      suite: check.suite,
      name: check.name,
      ...(await runOne(system, check, options)),
    };
    outcomes.push(result);
    say(lineOf(result));
  }
  return outcomes;
}

async function runOne(
  system: BookingSystem,
  { needs, patient, run }: Check,
  options: GauntletOptions,
) {
  if (needs?.(system) === false)
    return { outcome: 'left out', figure: 'not possible here' } as const;
  if (patient && !options.patient) return { outcome: 'left out', figure: 'takes minutes' } as const;
  try {
    return { outcome: 'pass', figure: await run(system, options) } as const;
  } catch (error) {
    return {
      outcome: 'fail',
      figure: error instanceof Error ? error.message : String(error),
    } as const;
  }
}

const lineOf = ({ suite, name, outcome, figure }: Outcome) =>
  `${outcome.padEnd(9)}${suite.padEnd(11)}${name}: ${figure}`;
