import { describe, expect, test } from 'vitest';
import { checkTheme } from './check-theme.js';
import { dark, light } from './colours.js';
import { shape, themeCss, type HotelTheme } from './hotel-theme.js';

/** As it comes from a file, where no compiler looked at it. */
const fromFile = (json: unknown) => checkTheme(json as HotelTheme);

describe('a theme as a stylesheet', () => {
  test('names what it changes in both modes, and leaves the rest', () => {
    const css = themeCss({ light: { accent: '#7a1f3d' }, radius: { small: '12px' } });
    expect(css).toContain('--v-colour-accent:#7a1f3d;');
    expect(css).toContain('--v-radius-small:12px;');
    expect(css).not.toContain('--v-radius-medium');
    expect(css).toContain(`--v-colour-accent:${dark.accent};`);
    expect(css).toContain(`--v-colour-paper:${light.paper};`);
  });

  test('follows the system, and an attribute of its root over the system', () => {
    const css = themeCss({ dark: { paper: '#000000' } });
    expect(css).toContain(
      "@media screen and (prefers-color-scheme:dark){:root:root:not([data-theme='light']){color-scheme:dark;--v-colour-paper:#000000;",
    );
    expect(css).toContain("@media screen{:root:root[data-theme='dark']{color-scheme:dark;");
  });

  test('may lie on an element instead of the document', () => {
    const css = themeCss({}, '.hotel');
    expect(css).toContain('.hotel.hotel{color-scheme:light;');
    expect(css).not.toContain(':root');
  });

  test.each(['main', '.hotel, .spa', 'body > main'])('may lie on %s', (root) => {
    const roots = [...themeCss({}, root).matchAll(/(?:^|[{}])(:[^{}]+)\{/g)].map(([, it]) => it);
    expect(roots).toEqual([
      `:is(${root}):is(${root})`,
      `:is(${root}):is(${root}):not([data-theme='light'])`,
      `:is(${root}):is(${root})[data-theme='dark']`,
    ]);
  });

  test('brings the files of its own typefaces', () => {
    const css = themeCss({
      font: { display: "'Fraunces', serif" },
      faces: [{ family: 'Fraunces', weights: '400 700', url: '/fonts/fraunces.woff2' }],
    });
    expect(css).toContain(
      "@font-face{font-family:'Fraunces';font-weight:400 700;font-style:normal;font-display:swap;src:url('/fonts/fraunces.woff2') format('woff2');}",
    );
    expect(css).toContain("--v-font-display:'Fraunces', serif;");
  });
});

describe('the check of a theme', () => {
  test('passes the theme of the library itself', () => {
    expect(checkTheme({})).toEqual([]);
    expect(checkTheme({ light, dark })).toEqual([]);
  });

  test.each<[string, unknown, string, RegExp]>([
    [
      'a colour that nothing reads',
      { light: { acent: '#000000' } },
      'light.acent',
      /no such name.*accent/,
    ],
    ['a group that nothing reads', { lihgt: {} }, 'lihgt', /no such name.*light, dark/],
    [
      'a scale that nothing reads',
      { radius: { huge: '2rem' } },
      'radius.huge',
      /small, medium, round/,
    ],
    ['a colour that is none', { dark: { focus: 'orange' } }, 'dark.focus', /orange is no colour/],
    ['no value', { space: { md: '' } }, 'space.md', /missing/],
    ['a number', { radius: { small: 4 } }, 'radius.small', /missing/],
    [
      'more than one declaration',
      { radius: { small: '4px;color:red' } },
      'radius.small',
      /no single CSS value/,
    ],
    [
      'the end of the stylesheet',
      { light: { scrim: '</style>' } },
      'light.scrim',
      /no single CSS value/,
    ],
    [
      'an address that ends its quotation',
      { faces: [{ family: 'A', weights: '400', url: "a')" }] },
      'faces.0.url',
      /quotation mark/,
    ],
    [
      'a face without its files',
      { faces: [{ family: 'A', weights: '400' }] },
      'faces.0.url',
      /missing/,
    ],
    ['faces that are no list', { faces: { family: 'A' } }, 'faces', /list/],
    [
      'a button too low to be pressed',
      { control: { height: '1.25rem' } },
      'control.height',
      /24 px/,
    ],
    [
      'a height of the letters around',
      { control: { height: '3em' } },
      'control.height',
      /px or rem/,
    ],
    [
      'a height that the browser computes',
      { control: { heightSmall: 'calc(1px)' } },
      'control.heightSmall',
      /px or rem/,
    ],
    ['a space that is no length', { space: { md: 'banana' } }, 'space.md', /banana is no length/],
    ['a length without its unit', { size: { body: '17' } }, 'size.body', /17 is no length/],
    [
      'a computed length that does not end',
      { size: { body: 'clamp(1rem, 2vw, 3rem' } },
      'size.body',
      /no length/,
    ],
    ['a computed length without one', { size: { body: 'calc(1 + 2)' } }, 'size.body', /no length/],
    ['a corner that is a colour', { radius: { small: 'red' } }, 'radius.small', /red is no length/],
    ['a scrim that is no colour', { light: { scrim: 'nonsense' } }, 'light.scrim', /no colour/],
    ['a shadow that is none', { elevation: { low: '1px red' } }, 'elevation.low', /no shadow/],
    ...['-4px', '-.5rem', '-1em'].flatMap((value): [string, unknown, string, RegExp][] => [
      ['negative space', { space: { md: value } }, 'space.md', /no length from 0 on/],
      ['a negative corner', { radius: { small: value } }, 'radius.small', /no length from 0 on/],
      ['negative letters', { size: { body: value } }, 'size.body', /no length from 0 on/],
    ]),
    ...[
      "'Fraunces, serif",
      'Fraunces", serif',
      "'Fra\nunces', serif",
      '/* Fraunces',
      'a(b, serif',
      'a[b',
    ].map((value): [string, unknown, string, RegExp] => [
      `a typeface that swallows the stylesheet: ${value}`,
      { font: { text: value } },
      'font.text',
      /names no typefaces/,
    ]),
    [
      'letters that are no range',
      { faces: [{ family: 'A', weights: '400', url: '/a.woff2', letters: 'Arabic' }] },
      'faces.0.letters',
      /names no letters/,
    ],
    ['an Arabic typeface by another name', { arabic: { body: 'Cairo' } }, 'arabic.body', /display/],
    [
      'weights with a comment',
      { faces: [{ family: 'A', weights: '400 /*', url: '/a.woff2' }] },
      'faces.0.weights',
      /no weight/,
    ],
    [
      'a quotation that ends with its line',
      { faces: [{ family: 'A\nB', weights: '400', url: '/a.woff2' }] },
      'faces.0.family',
      /one line/,
    ],
    ['a list of colours', { light: [] }, 'light', /by their names/],
    ['a group that is a text', { radius: '4px' }, 'radius', /by their names/],
    ['no theme', undefined, 'hotelTheme', /no theme here/],
    ['a list instead of a theme', [], 'hotelTheme', /no theme here/],
  ])('refuses %s', (_, theme, place, message) => {
    expect(fromFile(theme)).toEqual([{ place, message: expect.stringMatching(message) }]);
  });

  test.each([
    { radius: { small: '0', medium: '.5rem', round: '50%' } },
    { space: { gutter: 'max(1rem, calc((100vw - 80rem) / 2))', section: '8svh' } },
    { font: { text: `"O'Neill Sans", 'Foo (Display)', serif` } },
    {
      faces: [
        { family: 'A', weights: 'normal', url: 'https://hotel.example/*/a(.woff2' },
        { family: 'A', weights: '100 900', url: '/a.woff2' },
      ],
    },
    { elevation: { low: '-1px -1px 2px #1f2a2b' } },
    { light: { scrim: '#00000080' } },
    { light: { scrim: 'oklch(20% 0.02 200 / 0.6)' } },
    { elevation: { low: 'none', high: 'inset 0 1px 2px -1px #1f2a2b, 0 0 4px rgb(0 0 0 / 8%)' } },
  ])('passes other forms of a value: %j', (theme) => {
    expect(checkTheme(theme)).toEqual([]);
  });

  test('passes every value of the library by its name', () => {
    expect(checkTheme({ ...shape, light, dark })).toEqual([]);
  });

  test('refuses text that too many guests could not read, in either mode', () => {
    expect(checkTheme({ light: { inkMuted: '#999999' } })).toContainEqual({
      place: 'light.inkMuted',
      message: 'On paper its contrast is 2.68 to 1; it must reach 4.5.',
    });
    const places = checkTheme({ dark: { accent: '#1f2a2b' } }).map(({ place }) => place);
    expect(places).toContain('dark.accent');
    expect(places.filter((place) => place.startsWith('light'))).toEqual([]);
  });

  test('asks three to one of edges and focus rings', () => {
    expect(checkTheme({ light: { focus: '#e8d9b0' } })).toContainEqual({
      place: 'light.focus',
      message: expect.stringMatching(/must reach 3\.$/),
    });
  });

  test.each(['light', 'dark'] as const)(
    'asks it of the ring on the top bar too, which is deep, in %s',
    (mode) => {
      expect(checkTheme({ [mode]: { deep: '#2c5655', focus: '#8a6a1a' } })).toContainEqual({
        place: `${mode}.focus`,
        message: expect.stringMatching(/^On deep its contrast is 1\.\d+ to 1; it must reach 3\.$/),
      });
    },
  );

  test('reckons words on a white picture with the shade that lies below them (WCAG 1.4.3)', () => {
    expect(checkTheme({ light: { shade: '#666666' } })).toEqual([
      {
        place: 'light.onDeep',
        message: expect.stringMatching(/^On a white picture below shade .* must reach 4\.5\.$/),
      },
    ]);
  });

  test.each<[string, unknown, RegExp]>([
    ['a badge', { light: { rule: '#555555' } }, /^On a badge, .*rule, .* must reach 4\.5\.$/],
    [
      'the days of a stay',
      { light: { ink: '#707070', brass: '#000000' } },
      /^On the days of a stay, .*brass, .* must reach 4\.5\.$/,
    ],
  ])('reckons text on the mixed ground of %s', (_, theme, message) => {
    expect(fromFile(theme)).toContainEqual({
      place: 'light.ink',
      message: expect.stringMatching(message),
    });
  });
});
