import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { stepsFor } from './steps.ts';

const namesFor = (environment: Record<string, string>, only?: 'site') =>
  stepsFor(environment, only).map((step) => step.name);

describe('what a start builds', () => {
  test('the site and the server', () => {
    expect(namesFor({})).toEqual(['site', 'server']);
    expect(namesFor({ STORYBOOK: '0' })).toEqual(['site', 'server']);
  });

  test('Storybook too, when it is asked for', () => {
    expect(namesFor({ STORYBOOK: '1' })).toEqual(['site', 'server', 'storybook']);
  });

  test('the one step that is named', () => {
    expect(namesFor({ STORYBOOK: '1' }, 'site')).toEqual(['site']);
  });
});

test('Storybook is built again when a file that its preview imports changes', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const [storybook] = stepsFor({}, 'storybook');
  const watched = (file: string) => storybook?.inputs.some((glob) => path.matchesGlob(file, glob));
  const imports = globSync('.storybook/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/from '(\.\.\/[^']+)'/g)].map(
      ([, name = '']) => path.join('.storybook', name).replace(/\.js$/, '.ts'),
    ),
  );
  expect(imports).toContain('tools/clock/replace-clock.ts');
  expect(imports.filter((file) => !watched(file))).toEqual([]);
});

test('the server is built again when a file changes that it takes from the site', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const server = stepsFor({}).find(({ name }) => name === 'server');
  const watched = (file: string) => server?.inputs.some((glob) => path.matchesGlob(file, glob));
  const site = path.join(root, 'apps/site');
  const { exports } = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const taken = globSync('apps/server/src/**/*.ts', { cwd: root })
    .filter((file) => !/\.(test|fixtures)\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /import (?!type )[^;]*? from '@vestibule\/site\/([\w-]+)'/g,
      ),
    ])
    .map(([, name = '']) => path.join('apps/site', exports[`./${name}`] ?? name));
  expect(taken).toContain('apps/site/src/hotel-routes.ts');
  const own = ['apps/site/src/hotel-brand.ts', 'packages/ui/src/theme/colours.ts'];
  expect([...taken, ...own].filter((file) => !watched(file))).toEqual([]);
});

describe('a fingerprint', () => {
  let root: string;
  const write = (file: string, text: string) => writeFileSync(path.join(root, 'src', file), text);
  const of = (stories: boolean) => fingerprint(root, ['src/**'], stories);

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
    mkdirSync(path.join(root, 'src'));
    write('Card.tsx', 'one');
    write('Card.stories.tsx', 'one');
  });

  afterAll(() => rmSync(root, { recursive: true }));

  test('stays while nothing changes', () => {
    expect(of(true)).toBe(of(true));
  });

  test('changes with a source', () => {
    const before = of(false);
    write('Card.tsx', 'two');
    expect(of(false)).not.toBe(before);
  });

  test('changes with a story where stories are built, and only there', () => {
    const [site, storybook] = [of(false), of(true)];
    write('Card.stories.tsx', 'two');
    expect(of(false)).toBe(site);
    expect(of(true)).not.toBe(storybook);
  });
});
