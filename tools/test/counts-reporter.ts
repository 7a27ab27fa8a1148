import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** What a run of Vitest comes to, as this reporter leaves it in a file. */
export interface VitestCounts {
  passed: number;
  failed: number;
  /** Passed, but not at the first try. */
  flaky: number;
  seconds: number;
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
    for (const test of flaky)
      process.stdout.write(
        `Passed at the second try only: ${test.module.moduleId} ${test.fullName}\n`,
      );
    const inState = (state: string) => tests.filter((test) => test.result().state === state).length;
    const counts: VitestCounts = {
      passed: inState('passed') - flaky.length,
      failed: inState('failed'),
      flaky: flaky.length,
      seconds: (performance.now() - this.#begun) / 1000,
    };
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(counts));
  }
}
