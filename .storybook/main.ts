import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { HotelTheme } from '@vestibule/ui/theme';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { fontFaces } from '../packages/ui/src/theme/font-faces.js';
import { codeSamples } from './code-samples.js';
import { panelStyle } from './controls-style.js';
import { sidebarColours } from './brand-theme.js';
import { firstBackground } from './first-background.js';
import { llmsFile, manifests } from './for-agents.js';
import { libraryIcons } from './library-icons.js';
import { linkedNames } from './linked-names.js';
import { searchNames } from './search-names.js';
import { themeFonts } from './themes/faces.js';
import { hotelThemes } from './themes/index.js';
import { typeValuesModule } from './type-values.js';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const root = path('..').replace(/\/$/, '');
const uploads = path('../apps/server/uploads');

/** The typefaces of the sample hotels, which no package and no site has. */
const sampleFaces = Object.values<{ theme?: HotelTheme | undefined }>(hotelThemes)
  .flatMap(({ theme }) => theme?.faces ?? [])
  // Their licences ask to be beside them.
  .flatMap(({ url }) => [url, url.replace(/files\/.*/, 'LICENSE')])
  .map((url) => ({ from: path(url.replace(themeFonts, '../node_modules/')), to: `/${url}` }));

/** The frame is set in the hotel's typefaces too. */
const typefaces = `<style>${fontFaces('./fonts/')}</style>`;

/** A device that is taller than its place is scrolled to, as Storybook does with one that is wider. */
const wholeDevices = '<style>[data-dragging] { flex-shrink: 0; }</style>';

const config: StorybookConfig = {
  // Every story, and so every play function, runs with its effects doubled.
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories: [
    './foundations/*.mdx',
    './foundations/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, linkedNames] } },
      },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    // Its panel starts builds through the server of development: a built Storybook would show it disabled.
    ...(process.env['NODE_ENV'] === 'production' ? [] : ['@chromatic-com/storybook']),
  ],
  staticDirs: [
    { from: path('../apps/site/public/fonts'), to: '/fonts' },
    { from: path('../tools/imagery/identity'), to: '/identity' },
    { from: path('../apps/site/public'), to: '/site-icons' },
    ...sampleFaces,
    ...(existsSync(uploads) ? [{ from: uploads, to: '/uploads' }] : []),
  ],
  managerHead: (head) =>
    `${head ?? ''}${firstBackground('appBg')}${sidebarColours}${typefaces}${wholeDevices}${panelStyle}`,
  previewHead: (head) => `${head ?? ''}${firstBackground('appPreviewBg')}`,
  features: {
    backgrounds: false,
    experimentalCodeExamples: true,
    componentsManifest: true,
    // The search finds the anchors of pages, among them what others call a component.
    experimentalSearchDocsHeadings: true,
    // It reads the style of every element at each change of a story; a test marks none.
    highlight: !process.env['VITEST'],
  },
  ...codeSamples,
  ...searchNames,
  ...manifests(root),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite, { presets }) =>
    mergeConfig(vite, {
      oxc: { plugins: { styledComponents: {} } },
      plugins: [
        libraryIcons(path('../packages/ui/src')),
        typeValuesModule([path('../packages/ui/src'), path('../packages/domain/src')]),
        llmsFile(presets),
      ],
    }),
};

export default config;
