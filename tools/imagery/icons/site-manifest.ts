import { light } from '../../../packages/ui/src/theme/colours.ts';

/** The hotel on a home screen: its pages in a window of their own that keeps back and reload. */
export const siteManifest = {
  id: '/',
  name: 'Qasr Al Bahr',
  short_name: 'Qasr Al Bahr',
  description:
    'Qasr Al Bahr stands on the shore east of Muscat: rooms and villas, a spa, a restaurant and a garden that ends at the water.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: light.paper,
  theme_color: light.deep,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const;

export const siteManifestText = `${JSON.stringify(siteManifest, null, 2)}\n`;
