import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');

/** What runs at a hotel: the server, what it renders, and how it is started. */
const files = globSync(
  [
    'apps/{server,site}/src/**/*.{ts,tsx}',
    'packages/*/src/**/*.{ts,tsx}',
    'deploy/*',
    'Dockerfile',
    'compose.yaml',
  ],
  { cwd: root },
).filter((file) => !/\.(test|stories|fixtures|builders)\.tsx?$|\/(testing|sandbox)\//.test(file));

const using = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));

test('the sources are read', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(using(/from 'node:child_process'/)).not.toEqual([]);
});

/** By an option, by `exec` and `execSync`, or by the whole module, which would hide them. */
const shell =
  /\bshell:|[{,]\s*exec(?:Sync)?\b[^'"]*['"](?:node:)?child_process['"]|\b\w+\s+from\s+['"](?:node:)?child_process['"]|\b(?:import|require)\(\s*['"](?:node:)?child_process['"]/;
const textAsCode = /\beval\(|\bnew Function\(|['"](?:node:)?vm['"]/;

test.each([
  [shell, "import { exec } from 'node:child_process';"],
  [shell, "import {\n  spawn,\n  execSync as run,\n} from 'node:child_process';"],
  [shell, "import * as programs from 'child_process';"],
  [shell, "import programs from 'node:child_process';"],
  [shell, "const { exec } = await import('node:child_process');"],
  [shell, 'spawn(program, { shell: true })'],
  [textAsCode, 'eval(text)'],
  [textAsCode, 'new Function(text)'],
  [textAsCode, "import {\n  runInNewContext,\n} from 'node:vm';"],
  [textAsCode, "const vm = await import('node:vm');"],
])('%s finds %j', (pattern, code) => {
  expect(code).toMatch(pattern);
});

test('no program is started by a shell', () => {
  expect("import { execFile, spawn } from 'node:child_process';").not.toMatch(shell);
  expect(using(shell)).toEqual([]);
});

test('no text is run as code', () => {
  expect(using(textAsCode)).toEqual([]);
});

test('nothing turns the check of certificates off', () => {
  expect(using(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});
