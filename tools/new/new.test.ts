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

test(
  'a page that is made has its address, its record and its words in both languages',
  { timeout: MINUTES, retry: 0 },
  async () => {
    const made = await succeeds('node', 'tools/new.ts', 'page', 'content/green-pledge');
    const files = made.split('\n').filter((line) => line.endsWith('.ts'));
    expect(files).toHaveLength(8);
    await Promise.all([
      succeeds('tsc', '-b'),
      succeeds('oxfmt', '--check', ...files),
      succeeds(
        'vitest',
        'run',
        '--project',
        'server',
        ...['get-pages', 'translated-pages'].map((name) => `apps/server/src/content/${name}`),
        'apps/server/src/site/sitemap.test.ts',
      ),
      succeeds('vitest', 'run', '--project', 'node', 'apps/site/src/routes.test.ts', 'tools/texts'),
    ]);
  },
);

test(
  'what is made passes types, lint, format, its own tests and those of every operation as it is',
  { timeout: MINUTES, retry: 0 },
  async () => {
    const made = [
      await succeeds('node', 'tools/new.ts', 'operation', 'rooms/list-views'),
      await succeeds('node', 'tools/new.ts', 'component', 'rooms/RoomView'),
    ];
    const files = made
      .join('\n')
      .split('\n')
      .filter((line) => /\.(ts|tsx|mdx)$/.test(line));
    const sources = files.filter((file) => !file.endsWith('.mdx'));
    const tests = sources.filter((file) => /\.(test\.ts|stories\.tsx)$/.test(file));
    expect(tests).toHaveLength(3);
    await Promise.all([
      succeeds('tsc', '-b'),
      succeeds('oxfmt', '--check', ...files),
      succeeds('oxlint', '--type-aware', '--deny-warnings', ...sources),
      succeeds('node', 'tools/checks/states.ts'),
      succeeds('vitest', 'run', '--project', 'server', '--project', 'storybook', ...tests),
      // Its rights, its call and its statuses, and what holds the lists of these complete.
      succeeds(
        'vitest',
        'run',
        '--project',
        'server',
        ...['rights/rights', 'client', 'statuses'].map((name) => `apps/server/src/${name}`),
        '-t',
        'list-views|listViews|names a record|each contract|every case',
      ),
    ]);
  },
);
