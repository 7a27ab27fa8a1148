import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, test } from 'vitest';
import { VestibuleProvider, type VestibuleProviderProps } from './VestibuleProvider.js';

function stylesOf(props: Partial<VestibuleProviderProps>): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<VestibuleProvider {...props}>Rooms</VestibuleProvider>));
  return sheet.getStyleTags();
}

test('a hotel with a look of its own keeps the fonts', () => {
  const styles = stylesOf({ theme: { light: { accent: '#1d4ed8' } }, fontsUrl: '/our-fonts' });
  expect(styles).toContain('--v-colour-accent:#1d4ed8');
  expect(styles).toContain('/our-fonts/newsreader-latin-400-normal.woff2');
  expect(styles).toContain("font-family:'Newsreader Fallback'");
});

test('a page with a stylesheet of its own loads no fonts', () => {
  expect(stylesOf({ fontsUrl: false })).not.toContain('@font-face');
});
