import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTree } from '../copy-tree.ts';

const run = promisify(execFile);
const MINUTES = 10 * 60_000;
let tree: ReturnType<typeof copyTree>;

beforeAll(() => {
  tree = copyTree();
}, MINUTES);

afterAll(() => rmSync(tree.folder, { recursive: true, force: true }), MINUTES);

/** What a program says in the copy; where it fails, the error holds that. */
async function succeeds(program: string, ...rest: string[]): Promise<string> {
  const { folder, environment } = tree;
  const ran = run(program, rest, { cwd: folder, env: environment, maxBuffer: 64 * 1024 * 1024 });
  const { stdout } = await ran.catch((error: Error & { stdout: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
  return stdout;
}

/** The files that the generator says it has written. */
async function make(kind: string, name: string): Promise<string[]> {
  const made = await succeeds('node', 'tools/new.ts', kind, name);
  return made.split('\n').filter((line) => /\.(ts|tsx|mdx)$/.test(line));
}

const vitestOn = (projects: string[], ...rest: string[]) =>
  succeeds('vitest', 'run', ...projects.map((each) => `--project=${each}`), ...rest);

test(
  'what is made passes types, lint, format, its own tests and those of every page and operation as it is',
  { timeout: MINUTES, retry: 0 },
  async () => {
    const page = await make('page', 'content/green-pledge');
    expect(page).toHaveLength(8);
    const code = [
      ...(await make('operation', 'rooms/list-views')),
      ...(await make('component', 'rooms/RoomView')),
    ];
    const sources = code.filter((file) => !file.endsWith('.mdx'));
    const tests = sources.filter((file) => /\.(test\.ts|stories\.tsx)$/.test(file));
    expect(tests).toHaveLength(3);
    await Promise.all([
      succeeds('tsc', '-b'),
      succeeds('oxfmt', '--check', ...page, ...code),
      succeeds('oxlint', '--type-aware', '--deny-warnings', ...sources),
      succeeds('node', 'tools/checks/states.ts'),
      vitestOn(
        ['node', 'server', 'storybook'],
        ...tests,
        // The page has its address, its record and its words in both languages.
        'apps/server/src/content/get-pages',
        'apps/server/src/content/translated-pages',
        'apps/server/src/site/sitemap.test.ts',
        'apps/site/src/routes.test.ts',
        'tools/texts',
      ),
      // Its rights, its call and its statuses, and what holds the lists of these complete.
      vitestOn(
        ['server'],
        ...['rights/rights', 'client', 'statuses'].map((name) => `apps/server/src/${name}`),
        '-t',
        'list-views|listViews|names a record|each contract|every case',
      ),
    ]);
  },
);
