import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { OpenSystem } from './adapter.ts';
import { runChecks, suiteNames, type SuiteName } from './run-checks.ts';
import { allChecks } from './suites/all.ts';

const usage = `pnpm gauntlet [--suite NAME]… [--kills 10] [--seed N] [--processes 1] [--adapter FILE]
NAME is one of: ${suiteNames.join(', ')}. Without any, all run.
With several processes of the hotel on one database, one of them or the database is killed at a time.`;

const { values } = parseArgs({
  options: {
    suite: { type: 'string', multiple: true },
    kills: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    processes: { type: 'string', default: '1' },
    adapter: { type: 'string', default: path.join(import.meta.dirname, 'vestibule/vestibule.ts') },
    help: { type: 'boolean', default: false },
  },
});
const unknown = values.suite?.filter((name) => !isSuite(name)) ?? [];
if (values.help || unknown.length > 0) {
  console.log(usage);
  process.exit(values.help ? 0 : 2);
}

const adapter = pathToFileURL(path.resolve(values.adapter)).href;
const { open } = (await import(adapter)) as { open: OpenSystem };
const system = await open({ processes: Number(values.processes) });
try {
  const outcomes = await runChecks(
    system,
    allChecks,
    {
      suites: values.suite?.filter(isSuite),
      seed: Number(values.seed),
      kills: Number(values.kills),
      patient: true,
    },
    console.log,
  );
  const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  console.log(`${count('pass')} passed, ${count('fail')} failed, ${count('left out')} left out`);
  process.exitCode = count('fail') === 0 && count('pass') > 0 ? 0 : 1;
} finally {
  await system.stop();
}

function isSuite(name: string): name is SuiteName {
  return (suiteNames as readonly string[]).includes(name);
}
