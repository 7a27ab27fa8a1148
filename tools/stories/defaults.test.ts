import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paymentMethods } from '@vestibule/domain/payments';
import { describe, expect, test } from 'vitest';
import { beginWithDefaults, describeProperties } from '../../.storybook/arg-types.ts';

type PropertyType = Parameters<typeof beginWithDefaults>[0]['argTypes'][string]['type'];

const choice: PropertyType = { name: 'enum', value: [] };
const number: PropertyType = { name: 'number' };

const property = (name: string, type: PropertyType, summary?: string) => ({
  name,
  type,
  table: { defaultValue: { summary } },
});

const argsOf = (initialArgs: object, more = {}) =>
  beginWithDefaults({
    initialArgs,
    argTypes: {
      tone: property('tone', choice, "'neutral'"),
      solid: property('solid', { name: 'boolean' }, 'false'),
      page: property('page', number, '1'),
      label: property('label', { name: 'string' }, "'Opening hours'"),
      total: property('total', number, 'rooms.length'),
      name: property('name', choice),
      ...more,
    },
  });

describe('the default of a property', () => {
  test('is chosen in its control where a story gives no value', () => {
    expect(argsOf({ solid: true })).toEqual({ tone: 'neutral', page: 1 });
    expect(argsOf({ solid: undefined, page: 2 })).toEqual({ tone: 'neutral' });
  });

  test('is read as the code has it, or not at all', () => {
    const quoted = property('quoted', choice, `'a"b'`);
    const half = property('half', number, '.5');
    const less = property('less', number, '-1.5');
    expect(argsOf({}, { quoted, half, less })).toMatchObject({ quoted: 'a"b', less: -1.5 });
    expect(argsOf({}, { half })).not.toHaveProperty('half');
  });

  test('is in the table where only its comment names it', () => {
    const comment = "Height and padding.\n\n@default 'medium'";
    const component = { __docgenInfo: { props: { size: { description: comment } } } };
    const { size } = describeProperties({
      argTypes: { size: { name: 'size', description: 'Height and padding.' } },
      initialArgs: {},
      component,
    });
    expect(size).toMatchObject({ table: { defaultValue: { summary: "'medium'" } } });
  });
});

const ui = path.resolve(import.meta.dirname, '../../packages/ui/src');
const read = (file: string) => readFileSync(path.join(ui, file), 'utf8');

const named = globSync('**/*.tsx', { cwd: ui }).flatMap((file) =>
  [...read(file).matchAll(/@default (.*)\n\s*\*\/\n\s*(\w+)\?:/g)].map(
    ([, value = '', name = '']) => ({ file, name, value }),
  ),
);

describe('the default that a comment names', () => {
  // Of these the code has no literal: a size is drawn without an attribute.
  const ofStyles = new Set(['size']);
  const ways = named.filter(({ name }) => name === 'methods');
  const literals = named.filter(({ name }) => name !== 'methods' && !ofStyles.has(name));

  test.each(literals)('is in the code, or a text: $file $name $value', ({ file, name, value }) => {
    const beside = globSync('*.{ts,tsx}', { cwd: path.join(ui, path.dirname(file)) })
      .filter((each) => !each.includes('.test.') && !each.includes('.stories.'))
      .map((each) => read(path.join(path.dirname(file), each)))
      .join('\n');
    expect([`${name} = ${value}`, `: ${value}`].some((code) => beside.includes(code))).toBe(true);
  });

  test('is every way to pay', () => {
    expect(ways.length).toBeGreaterThan(0);
    const listed = `[${paymentMethods.map((method) => `'${method}'`).join(', ')}]`;
    expect(new Set(ways.map(({ value }) => value))).toEqual(new Set([listed]));
  });
});
