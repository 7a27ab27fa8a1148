import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, test } from 'vitest';
import { latinExtFontFaces } from './font-faces.js';
import { VestibuleProvider, type VestibuleProviderProps } from './VestibuleProvider.js';

/** What a server writes: the markup, and the selectors of its style sheet. */
function written(props: Omit<VestibuleProviderProps, 'children'>) {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <VestibuleProvider fontsUrl={false} {...props}>
          <b>Rooms</b>
        </VestibuleProvider>,
      ),
    );
    const css = sheet.getStyleTags().replaceAll(/<[^>]*>|\/\*.*?\*\//gs, '');
    const selectors = [...css.matchAll(/(?<=^|[{}])([^{}]+)\{/g)].map(([, selector = '']) =>
      selector.trim(),
    );
    return {
      html,
      css,
      selectors: selectors.filter((selector) => !/^(?:@|data-styled)/.test(selector)),
    };
  } finally {
    sheet.seal();
  }
}

const isInPart = (selector: string) =>
  selector.split(/,(?![^(]*\))/).every((one) => /^(:where\()?\[data-vestibule/.test(one.trim()));

describe('a page of the library’s own', () => {
  test('adds no element, and its variables are on the document', () => {
    const { html, selectors } = written({});
    expect(html).toBe('<b>Rooms</b>');
    expect(selectors).toEqual(expect.arrayContaining([':root', 'html', 'body', 'a']));
    expect(selectors.filter(isInPart)).toEqual([]);
  });

  test('is its own root: a scoped reset is the reset', () => {
    expect(written({ reset: 'scoped' }).css).toBe(written({}).css);
  });

  test('may have a reset of its own: the library then sets no bare element', () => {
    const { selectors, css } = written({ reset: false });
    expect(selectors).toContain(":root[data-theme='dark']");
    expect(selectors.filter((selector) => /\b(?:html|body|h1|button|a)\b/.test(selector))).toEqual([
      "[tabindex='-1']:not(a,button,input,select,textarea):focus",
    ]);
    expect(css).not.toContain('box-sizing');
  });
});

describe('a part of a foreign page', () => {
  const theme = { light: { accent: '#7a1f3d' }, radius: { small: '12px' } };

  test('is in an element with language, direction and mode', () => {
    const { html } = written({ root: 'element', mode: 'dark', locale: 'ar-OM' });
    expect(html).toMatch(
      /^<div data-vestibule="\w+" data-theme="dark" lang="ar-OM" dir="rtl"><b>Rooms<\/b><\/div>$/,
    );
  });

  test('follows the guest’s system without a mode of its own', () => {
    expect(written({ root: 'element' }).html).not.toContain('data-theme');
  });

  test.each(['scoped', false, undefined] as const)('with reset %s styles nothing else', (reset) => {
    const { selectors } = written({
      root: 'element',
      theme,
      ...(reset !== undefined && { reset }),
    });
    expect(selectors.length).toBeGreaterThan(8);
    expect(selectors.filter((selector) => !isInPart(selector))).toEqual([]);
  });

  test('has every variable, and the theme over them', () => {
    const { css } = written({ root: 'element', theme });
    const names = (text: string) => new Set(text.match(/--v-[\w-]+(?=:)/g));
    expect([...names(css)].toSorted()).toEqual([...names(written({}).css)].toSorted());
    expect(css).toMatch(/(\[data-vestibule='\w+'\])\1\{color-scheme:light;[^}]*#7a1f3d/);
    expect(css).toContain('--v-radius-small:12px;');
  });

  test('resets the bare elements of the part, and gives way to a component’s class', () => {
    const { selectors } = written({ root: 'element' });
    expect(selectors).toContain(':where([data-vestibule]) a');
    expect(written({ root: 'element', reset: false }).selectors).not.toContain(
      ':where([data-vestibule]) a',
    );
  });

  test('resets the bare elements of the whole page where it is told to', () => {
    const { selectors } = written({ root: 'element', reset: true });
    expect(selectors).toContain('a');
    expect(selectors).not.toContain('html');
    expect(selectors).not.toContain(':focus-visible');
  });

  test('has a theme to itself', () => {
    const { html, css } = written({ root: 'element', theme });
    const [, id = ''] = /data-vestibule="(\w+)"/.exec(html) ?? [];
    expect(id).not.toBe('');
    expect(css).toContain(`[data-vestibule='${id}'][data-vestibule='${id}']`);
  });

  test('has the type of its language’s letters', () => {
    const { html, css } = written({ root: 'element', locale: 'ar-OM', fontsUrl: '/our-fonts/' });
    const [, id = ''] = /data-vestibule="(\w+)"/.exec(html) ?? [];
    const part = `[data-vestibule='${id}']`;
    expect(css).toContain(`${part}${part}${part}{--v-font-display:'Noto Naskh Arabic Variable'`);
    expect(css).not.toContain(':root');
  });
});

describe('the Arabic script', () => {
  test.each(['ar-OM', 'fa-IR', 'ur-PK'])('gives %s its faces, and room between lines', (locale) => {
    const { css } = written({ locale, fontsUrl: '/our-fonts/' });
    const [, rules = ''] = /:root:root:root\{([^}]*)\}/.exec(css) ?? [];
    expect(rules).toMatch(/--v-font-text:'Noto Sans Arabic Variable','[^;]*','Source Sans 3/);
    expect(rules).toContain('--v-leading-body:1.75;');
    expect(rules).toContain('--v-tracking-title:0;');
    expect(css).toContain('/our-fonts/noto-sans-arabic');
  });

  test('leaves the hotel its colours and corners', () => {
    const theme = { light: { accent: '#00697a' }, radius: { small: '14px' } };
    const { css } = written({ locale: 'ar-OM', fontsUrl: '/fonts/', theme });
    expect(css).toContain('#00697a');
    expect(css).toContain('--v-radius-small:14px;');
    expect(css).toContain('--v-leading-body:1.75;');
  });

  test('keeps the Latin typefaces of the hotel beside its own', () => {
    const theme = { font: { text: "'Fraunces', serif" } };
    const { css } = written({ locale: 'ar-OM', fontsUrl: '/fonts/', theme });
    expect(css).toMatch(/'Noto Sans Arabic Variable','[^;]*','Fraunces',serif/);
  });

  test('has the typefaces of the hotel where its theme names them', () => {
    const theme = {
      font: { text: "'Fraunces', serif" },
      arabic: { text: "'Cairo'" },
      faces: [{ family: 'Cairo', weights: '400 700', url: '/cairo.woff2', letters: 'U+0600-06FF' }],
    };
    const { css } = written({ locale: 'ar-OM', fontsUrl: '/fonts/', theme });
    expect(css).toContain("--v-font-text:'Cairo','Fraunces',serif");
    expect(css).toMatch(/--v-font-display:'Noto Naskh Arabic Variable','[^;]*','Newsreader/);
    expect(css).toMatch(/font-family:'Cairo';[^}]*unicode-range:U\+0600-06FF/);
    expect(written({ locale: 'en', theme }).css).not.toContain("'Cairo','");
  });

  test.each([
    ['in another language', { locale: 'en-US', fontsUrl: '/fonts/' }],
    ['where the page has a stylesheet of its own', { locale: 'ar-OM', fontsUrl: false as const }],
  ])('adds nothing %s', (_, props) => {
    expect(written(props).css).not.toContain('Noto');
  });
});

describe('the fonts', () => {
  test('stay where a hotel has a theme of its own', () => {
    const { css } = written({ theme: { light: { accent: '#1d4ed8' } }, fontsUrl: '/our-fonts' });
    expect(css).toContain('--v-colour-accent:#1d4ed8');
    expect(css).toContain('/our-fonts/newsreader-latin-400-normal.woff2');
    expect(css).toContain("font-family:'Newsreader Fallback'");
  });

  test('have the letters of Polish, Czech and Turkish in files of their own', () => {
    const { css } = written({ fontsUrl: '/our-fonts' });
    const [face = ''] = /@font-face\{[^}]*source-sans-3-latin-ext-wght[^}]*\}/.exec(css) ?? [];
    expect(face).toContain("font-family:'Source Sans 3 Variable'");
    expect(face).toMatch(/unicode-range:U\+0100-0130/);
    expect(latinExtFontFaces('/our-fonts')).toContain('/our-fonts/newsreader-latin-ext-400-normal');
  });

  test('are left to a page with a stylesheet of its own', () => {
    expect(written({ fontsUrl: false }).css).not.toContain('@font-face');
  });
});
