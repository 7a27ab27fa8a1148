import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What a run of Vitest comes to, as this reporter leaves it in a file. */
export interface VitestCounts {
  passed: number;
  failed: number;
  /** Passed, but not at the first try. */
  flaky: number;
  /** Those that did not pass at the first try, each with what it said. */
  failures: string[];
  seconds: number;
}

/** What follows the name of a test that failed at the first try only. */
export const SECOND_TRY = ' (passed at the second try)';

const MAX_REASON_CHARACTERS = 300;

/** What a test said as it failed, as the end of the line that names it. */
export function reasonOf(message = ''): string {
  const line = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim();
  return line && `: ${line.slice(0, MAX_REASON_CHARACTERS)}`;
}

/** Where it writes: its file's path, from an environment variable, as a reporter takes no argument. */
export const COUNTS_FILE = 'VITEST_COUNTS_FILE';

/**
 * Vitest's own JSON carries all that axe said of every story, 90 MB of it, and says of no test that
 * it passed at the second try only.
 */
export default class CountsReporter implements Reporter {
  readonly #begun = performance.now();

  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env[COUNTS_FILE];
    if (!file) throw new Error(`${COUNTS_FILE} names no file.`);
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    const failed = inState('failed');
    const line = (test: TestCase, tries = '') =>
      `${test.module.relativeModuleId} > ${test.fullName}${tries}${reasonOf(test.result().errors?.[0]?.message)}`;
    const counts: VitestCounts = {
      passed: inState('passed').length - flaky.length,
      failed: failed.length,
      flaky: flaky.length,
      failures: [
        ...failed.map((test) => line(test)),
        ...flaky.map((test) => line(test, SECOND_TRY)),
      ],
      seconds: (performance.now() - this.#begun) / 1000,
    };
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(counts));
  }
}
