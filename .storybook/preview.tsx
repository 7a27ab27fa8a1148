import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { VestibuleProvider } from '@vestibule/ui/theme';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { checkDarkColours } from './check-dark-colours.js';

// Lazily loaded parts take their time on a busy machine; a story that never settles still fails.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  decorators: [
    (Story, { globals }) => {
      const dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
      useLayoutEffect(() => {
        document.documentElement.dir = dir;
      }, [dir]);
      return (
        <VestibuleProvider dir={dir}>
          <Story />
        </VestibuleProvider>
      );
    },
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  globalTypes: {
    direction: {
      description: 'Reading direction',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { direction: 'ltr' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Actions', 'Forms', 'Feedback', 'Media', 'Navigation', 'Overlays', 'Layout'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: {
          name: 'Tablet, 768',
          styles: { width: '768px', height: '1024px' },
          type: 'tablet',
        },
        desktop: {
          name: 'Desktop, 1440',
          styles: { width: '1440px', height: '900px' },
          type: 'desktop',
        },
      },
    },
  },
  afterEach: checkDarkColours,
};

export default preview;
