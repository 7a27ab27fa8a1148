import { describe, expect, test } from 'vitest';
import { checkTheme } from './check-theme.js';
import { dark, light } from './colours.js';
import type { TokenFile } from './design-tokens.js';
import { shape } from './hotel-theme.js';
import { themeFromTokens } from './read-design-tokens.js';
import { colourTokens, shapeTokens } from './write-design-tokens.js';

/** As a design tool writes it, which knows no types of ours. */
const file = (json: unknown) => json as TokenFile;
const colour = (token: unknown) => ({ light: file({ colour: { ink: token } }) });

describe('the library’s own look as design tokens (DTCG 2025.10)', () => {
  test('a colour is in sRGB, with its hex', () => {
    expect(colourTokens(light)['colour']?.['paper']).toEqual({
      $type: 'color',
      $value: {
        colorSpace: 'srgb',
        components: [0.9843, 0.9725, 0.9529],
        alpha: 1,
        hex: '#fbf8f3',
      },
    });
    expect(colourTokens(light)['colour']?.['scrim']?.$value).toMatchObject({ alpha: 0.58 });
  });

  test('a length that grows with the window says its largest, and keeps its CSS', () => {
    expect(shapeTokens(shape)['size']?.['display']).toEqual({
      $type: 'dimension',
      $value: { value: 4.5, unit: 'rem' },
      $extensions: { 'dev.vestibule': { css: shape.size.display } },
    });
    expect(shapeTokens(shape)['radius']?.['small']?.$value).toEqual({ value: 2, unit: 'px' });
  });

  test('read back, it is what it was', () => {
    const theme = themeFromTokens({
      light: colourTokens(light),
      dark: colourTokens(dark),
      shape: shapeTokens(shape),
    });
    expect(theme).toEqual({ light, dark, ...shape });
  });
});

describe('the files of a hotel', () => {
  test('may name a token of the same file', () => {
    const own = file({
      colour: {
        accent: { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0] } },
        focus: { $type: 'color', $value: '{colour.accent}' },
      },
    });
    expect(themeFromTokens({ light: own })).toEqual({
      light: { accent: '#000000', focus: '#000000' },
    });
  });

  const length = (value: number) => ({ value, unit: 'px' });
  const deep = {
    color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.2 },
    offsetX: length(0),
    offsetY: length(4),
    blur: length(8),
    spread: length(-2),
  };

  test.each([
    ['spread', deep, '0 4px 8px -2px rgb(0 0 0 / 20%)'],
    ['inset', { ...deep, inset: true }, 'inset 0 4px 8px -2px rgb(0 0 0 / 20%)'],
    [
      'two layers',
      [
        { ...deep, spread: length(0) },
        { ...deep, inset: true },
      ],
      '0 4px 8px rgb(0 0 0 / 20%), inset 0 4px 8px -2px rgb(0 0 0 / 20%)',
    ],
  ])('may have a shadow with %s, there and back', (_, value, css) => {
    const own = file({ elevation: { low: { $type: 'shadow', $value: value } } });
    const theme = { elevation: { low: css } };
    expect(themeFromTokens({ shape: own })).toEqual(theme);
    expect(checkTheme(theme)).toEqual([]);
    expect(themeFromTokens({ shape: shapeTokens(theme) })).toEqual(theme);
  });

  test('may choose the typefaces of pages in Arabic letters', () => {
    const own = file({ arabic: { text: { $type: 'fontFamily', $value: ['Cairo', 'Tahoma'] } } });
    const theme = { arabic: { text: 'Cairo, Tahoma' } };
    expect(themeFromTokens({ shape: own })).toEqual(theme);
    expect(themeFromTokens({ shape: shapeTokens(theme) })).toEqual(theme);
  });

  test('may give a type to a whole group', () => {
    const own = file({
      radius: { $type: 'dimension', small: { $value: { value: 0, unit: 'px' } } },
    });
    expect(themeFromTokens({ shape: own })).toEqual({ radius: { small: '0' } });
  });

  test.each([
    [
      'a token that names none',
      { $type: 'color', $value: '{colour.gone}' },
      /no token colour\.gone/,
    ],
    [
      'a token that names itself',
      { $type: 'color', $value: '{colour.ink}' },
      /colour\.ink names itself/,
    ],
    [
      'another colour space',
      { $type: 'color', $value: { colorSpace: 'oklch', components: [0, 0, 0] } },
      /colour\.ink has no value/,
    ],
    [
      'a channel out of range',
      { $type: 'color', $value: { colorSpace: 'srgb', components: [2, 0, 0] } },
      /colour\.ink has no value/,
    ],
    [
      'a length in another unit',
      { $type: 'dimension', $value: { value: 2, unit: 'em' } },
      /colour\.ink has no value/,
    ],
    [
      'a type that is unknown',
      { $type: 'gradient', $value: [] },
      /no value that a gradient can have/,
    ],
    ['no value', { $type: 'color' }, /colour\.ink has no value/],
  ])('with %s are refused by name', (_, token, message) => {
    expect(() => themeFromTokens(colour(token))).toThrow(message);
  });

  test('with a length that has no type are refused by name', () => {
    const own = file({ radius: { small: { $value: { value: 0, unit: 'px' } } } });
    expect(() => themeFromTokens({ shape: own })).toThrow('radius.small has no $type.');
  });
});
