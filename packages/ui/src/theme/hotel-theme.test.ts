import { describe, expect, test } from 'vitest';
import { checkTheme } from './check-theme.js';
import { dark, light } from './colours.js';
import { themeCss, type HotelTheme } from './hotel-theme.js';

/** As it comes from a file, where no compiler looked at it. */
const fromFile = (json: unknown) => checkTheme(json as HotelTheme);

describe('a theme as a stylesheet', () => {
  test('names what it changes in both schemes, and leaves the rest', () => {
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
  test('passes the look of the library itself', () => {
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
  ])('refuses %s', (_, theme, place, message) => {
    expect(fromFile(theme)).toEqual([{ place, message: expect.stringMatching(message) }]);
  });

  test('refuses text that too many guests could not read, in either scheme', () => {
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

  test('reckons words on a white picture with the shade that lies below them (WCAG 1.4.3)', () => {
    expect(checkTheme({ light: { shade: '#666666' } })).toEqual([
      {
        place: 'light.onDeep',
        message: expect.stringMatching(/^On a white picture below shade .* must reach 4\.5\.$/),
      },
    ]);
  });
});
