import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { themeCss } from '../hotel-theme.js';
import { ownFiles, writeOwnFiles, writeTheme } from './token-files.js';

const kept = path.resolve(import.meta.dirname, '../../../tokens');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vestibule-tokens-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const build = () => writeTheme(at('hotel.resolver.json'), folder);
const black = { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0] } };
const write = (name: string, content: object) => writeFileSync(at(name), JSON.stringify(content));

test.each(Object.entries(ownFiles))(
  '%s in the repository is what the code says',
  (name, content) => {
    expect(read(path.join(kept, name))).toEqual(content);
  },
);

test('the library’s own theme, written and built, is itself', () => {
  writeOwnFiles(folder);
  build();
  const theme = read(at('hotel-theme.json')) as object;
  expect(readFileSync(at('hotel-theme.css'), 'utf8')).toBe(themeCss(theme));
  expect(themeCss(theme)).toContain('--v-colour-paper:#fbf8f3;');
});

describe('a hotel that changes', () => {
  beforeEach(() => writeOwnFiles(folder));

  test('one colour changes that one', () => {
    write('light.tokens.json', { colour: { accent: black } });
    build();
    expect(read(at('hotel-theme.json'))).toMatchObject({ light: { accent: '#000000' } });
  });

  test('a colour to one that cannot be read is told where, and gets no file', () => {
    write('dark.tokens.json', { colour: { ink: black } });
    expect(build).toThrow(
      /^dark\.ink: On paper its contrast is 1\.\d+ to 1; it must reach 4\.5\./m,
    );
    expect(() => read(at('hotel-theme.json'))).toThrow(/ENOENT/);
  });

  test('a name to one that nothing reads is told', () => {
    write('light.tokens.json', { colour: { acent: black } });
    expect(build).toThrow(/^light\.acent: There is no such name\./m);
  });

  test('a length that grows with the window, in a tool that knows only its value, has that value', () => {
    const shape = read(at('shape.tokens.json')) as { size: Record<string, { $value: object }> };
    const { title1 } = shape.size;
    write('shape.tokens.json', {
      ...shape,
      size: { ...shape.size, title1: { ...title1, $value: { value: 5, unit: 'rem' } } },
    });
    build();
    expect(read(at('hotel-theme.json'))).toMatchObject({ size: { title1: '5rem' } });
    expect(read(at('hotel-theme.json'))).toMatchObject({
      size: { title2: expect.stringMatching(/^clamp/) },
    });
  });

  test.each([
    ['no scheme', { modifiers: {} }],
    ['no modifiers', {}],
  ])('the resolver into one with %s keeps the library’s colours', (_, rest) => {
    const sets = { shape: { sources: [{ $ref: 'shape.tokens.json' }] } };
    write('hotel.resolver.json', { sets, ...rest });
    build();
    expect(read(at('hotel-theme.json'))).toMatchObject({ light: {}, dark: {} });
  });

  const shape = { sources: [{ $ref: 'shape.tokens.json' }] };
  const contexts = { light: [{ $ref: 'light.tokens.json' }], dark: [] };

  test.each([
    [
      'a modifier of another name',
      { modifiers: { mode: { contexts } } },
      'modifiers',
      'mode',
      'scheme',
    ],
    [
      'a context of another name',
      { modifiers: { scheme: { contexts: { ...contexts, night: [] } } } },
      'modifiers.scheme.contexts',
      'night',
      'light, dark',
    ],
    ['a set of another name', { sets: { shape, forms: shape } }, 'sets', 'forms', 'shape'],
  ])('the resolver into one with %s is told which', (_, rest, place, name, known) => {
    write('hotel.resolver.json', { sets: { shape }, ...rest });
    expect(build).toThrow(
      new RegExp(
        `hotel\\.resolver\\.json: ${place}: nothing reads ${name}\\. Known are ${known}\\.$`,
      ),
    );
  });

  test.each([
    ['light', { color: { accent: black } }, 'color', 'colour'],
    ['dark', { colour: {}, shades: {} }, 'shades', 'colour'],
    ['shape', { radii: {} }, 'radii', 'font, size'],
  ])('a group of %s to one that nothing reads is told', (file, content, name, known) => {
    write(`${file}.tokens.json`, content);
    expect(build).toThrow(new RegExp(`^${file}: nothing reads ${name}\\. Known are ${known}`));
  });

  test('what is said of all groups of a file is no group', () => {
    write('light.tokens.json', { $description: 'Ours', colour: { accent: black } });
    build();
    expect(read(at('hotel-theme.json'))).toMatchObject({ light: { accent: '#000000' } });
  });

  test('the resolver into one whose source names no file is told', () => {
    write('hotel.resolver.json', { sets: { shape: { sources: [{ file: 'a' }] } } });
    expect(build).toThrow(/hotel\.resolver\.json: a source has no \$ref\./);
  });

  test('a file into something else is told which', () => {
    writeFileSync(at('shape.tokens.json'), '{');
    expect(build).toThrow(/shape\.tokens\.json cannot be read: /);
  });
});
