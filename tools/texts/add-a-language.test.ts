import type { TextPack } from '@vestibule/domain/words';
import { roomCardTexts } from '@vestibule/ui/texts';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageFiles } from '../checks/consumer/readme-files.ts';
import { root } from './catalogues.ts';

const guide = readFileSync(path.join(root, 'docs/add-a-language.md'), 'utf8');

it('the guide to a further language names files that are there', () => {
  const named = [...guide.matchAll(/`((?:packages|apps|tools|\.storybook)\/[^`]+)`/g)];
  const paths = named.map(([, file = '']) => file.replace('/pl.ts', '/ar.ts'));
  expect(paths.length).toBeGreaterThan(8);
  expect(paths.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('and every table that has a row for each language', () => {
  const tables = ['apps/site/src/entry.server.tsx', 'apps/site/src/hydrate.tsx'];
  const others = ['apps/server/src/texts/words-in.ts', 'apps/server/src/data-files/kinds/words.ts'];
  for (const file of [...tables, ...others, '.storybook/words.ts']) {
    expect(guide).toContain(file);
    expect(readFileSync(path.join(root, file), 'utf8')).toMatch(/Record<(?:Other)?Language\b/);
  }
});

describe('the code of the guide', () => {
  // Where every library can be imported, and git sees nothing.
  const cache = path.join(root, 'apps/site/.cache');
  let folder = '';
  beforeAll(() => {
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(path.join(cache, 'add-a-language-'));
    for (const [file, code] of Object.entries(languageFiles()))
      writeFileSync(path.join(folder, file), code);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const load = <Module>(file: string): Promise<Module> =>
    import(/* @vite-ignore */ path.join(folder, file));

  it('makes a pack that checkPack finds nothing in', async () => {
    const check = await load<{ faults: string[]; missing: string[] }>('polish-check.ts');
    expect(check.faults).toEqual([]);
    expect(check.missing).toContain('roomCardTexts.someNightsAvailable');
    expect(check.missing).not.toContain('roomCardTexts.viewDetails');
  });

  it('counts in Polish', async () => {
    const { polishPack } = await load<{ polishPack: TextPack }>('polish.ts');
    const { stayPrice } = polishPack.get(roomCardTexts);
    expect([1, 3, 5].map((count) => stayPrice({ count, price: '9 $' }))).toEqual([
      '9 $ za 1 noc',
      '9 $ za 3 noce',
      '9 $ za 5 nocy',
    ]);
  });

  it('asks the hotel in Polish', async () => {
    const { store } = await load<{ store: { dispatch: unknown } }>('polish-store.ts');
    expect(store.dispatch).toBeTypeOf('function');
  });
});
