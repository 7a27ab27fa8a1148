import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const moduleAt = (file: string) => JSON.stringify(path.resolve(import.meta.dirname, file));

/** A program with a folder and a child of its own, as the visual review has them. */
const program = `
  import { rmSync } from 'node:fs';
  import { putBackAtExit } from ${moduleAt('put-back.ts')};
  import { runProgram } from ${moduleAt('../stories/run-program.ts')};
  putBackAtExit(() => rmSync(process.argv[1], { recursive: true }));
  const child = ['-e', 'console.error(1); setTimeout(() => {}, 60_000)'];
  await runProgram(process.execPath, child, process.argv[1]);
`;

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a visual review that is ended by %s leaves no folder and no program behind',
  async (signal) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vestibule-put-back-'));
    const args = ['--input-type=module', '--eval', program, folder];
    const review = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    await once(review.stderr, 'data');
    expect(existsSync(folder)).toBe(true);

    review.kill(signal);
    // What it complains on is closed once nobody holds it any more: its child neither.
    await once(review, 'close');
    expect(existsSync(folder)).toBe(false);
  },
);
