import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { hotelThemes } from '../../.storybook/themes/index.ts';
import { modes } from '../../packages/ui/src/theme/matrix.story-data.ts';
import { viewports } from '../../.storybook/viewports.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const matrices = import.meta.glob<{ default: object }>(
  '../../packages/ui/src/**/*.matrix.stories.tsx',
  { eager: true },
);

describe('Chromatic', () => {
  test('takes the configuration: TurboSnap, and differences that block', async () => {
    const configuration = await getConfiguration(path.join(root, 'chromatic.config.json'));
    expect(configuration).toMatchObject({
      onlyChanged: true,
      exitZeroOnChanges: false,
      exitOnceUploaded: false,
      autoAcceptChanges: 'main',
    });
    const { scripts } = JSON.parse(read('package.json'));
    expect(scripts).toHaveProperty(configuration.buildScriptName ?? '');
    for (const external of configuration.externals ?? []) {
      expect(existsSync(path.join(root, external.replace('/**', '')))).toBe(true);
    }
  });

  test('runs on every pull request, with the history TurboSnap reads, and may fail it', () => {
    const workflow = read('.github/workflows/chromatic.yml');
    expect(workflow).toMatch(/^ {2}pull_request:/m);
    expect(workflow).toContain('fetch-depth: 0');
    expect(workflow).toMatch(/run: npx --yes pnpm@\S+ chromatic$/m);
    expect(workflow).not.toContain('continue-on-error');
  });

  test.each([
    ['ci', 'ci-${{ github.ref }}-${{ github.event_name }}'],
    ['chromatic', 'chromatic-${{ github.ref }}'],
  ])('%s.yml may only read, and a newer push ends it', (name, group) => {
    const workflow = parse(read(`.github/workflows/${name}.yml`));
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.concurrency).toEqual({ group, 'cancel-in-progress': true });
  });

  test('sees a matrix in light, in dark, at 360 px, in Arabic and in each hotel, one of them in Arabic too', () => {
    expect(Object.keys(modes).slice(0, 4)).toEqual(['light', 'dark', 'phone', 'right-to-left']);
    const hotels = new Set(Object.values(modes).map(({ hotel }) => hotel));
    expect([...hotels]).toEqual(Object.keys(hotelThemes));
    const device = new Map(Object.entries(viewports)).get(modes.phone.viewport);
    expect(device?.styles.width).toBe('360px');
    expect(modes.dark.theme).toBe('dark');
    for (const name of ['right-to-left', 'city hotel'] as const)
      expect(modes[name]).toMatchObject({ direction: 'rtl', locale: 'ar' });
  });

  test.each(Object.entries(matrices))('%s is seen in every mode', (_, { default: meta }) => {
    expect(meta).toMatchObject({
      tags: ['!autodocs', '!manifest'],
      parameters: { chromatic: { modes } },
    });
  });
});
