import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { checksNamed, type Check } from './test/checks.ts';
import { runCheck, type CheckResult } from './test/run-check.ts';

const root = path.resolve(import.meta.dirname, '..');
const MAX_OUTPUT_CHARACTERS = 20_000;

// A build machine may share the checks out among jobs: `pnpm test lint types`.
process.exitCode = await runAll(checksNamed(process.argv.slice(2)));

async function runAll(checks: readonly Check[]): Promise<number> {
  const environment = {
    CI: 'true',
    CHROMIUM: ensureChromium(),
    PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  const results: CheckResult[] = [];
  for (const check of checks) {
    const missing = check.after?.find((name) => results.some((r) => r.name === name && r.failed));
    if (missing) {
      results.push(notRun(check.name, missing));
      continue;
    }
    process.stdout.write(`${check.name} …\n`);
    const result = await runCheck(check, root, environment);
    results.push(result);
    if (result.failed) process.stdout.write(`${result.output.slice(-MAX_OUTPUT_CHARACTERS)}\n`);
  }
  return summarise(results);
}

function notRun(name: string, missing: string): CheckResult {
  process.stdout.write(`${name}: not run, because ${missing} failed\n`);
  return { name, passed: 0, failed: 1, failures: [name], seconds: 0, output: '' };
}

function summarise(results: CheckResult[]): number {
  const total = (key: 'passed' | 'failed' | 'seconds') =>
    results.reduce((sum, result) => sum + result[key], 0);
  const row = (name: string, passed: unknown, failed: unknown, time: string) =>
    `${name.padEnd(16)}${String(passed).padStart(8)}${String(failed).padStart(8)}${time.padStart(10)}`;
  const lines = results.map(({ name, passed, failed, seconds }) =>
    row(name, passed, failed, `${seconds.toFixed(1)} s`),
  );
  lines.unshift('', row('', 'passed', 'failed', 'time'));
  lines.push(row('all', total('passed'), total('failed'), `${total('seconds').toFixed(1)} s`), '');
  lines.push(...results.flatMap(({ failures }) => failures.map((each) => `failed: ${each}`)));
  lines.push(`${total('passed')} passed, ${total('failed')} failed`);
  process.stdout.write(`${lines.join('\n')}\n`);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `\`\`\`\n${lines.join('\n')}\n\`\`\`\n`);
  return total('failed') > 0 ? 1 : 0;
}
