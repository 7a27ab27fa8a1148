import { themeOf, type ThemeName } from './brand-theme.js';
import { hotelNames } from './themes/index.js';

type Place = 'appBg' | 'appPreviewBg';

/** What the address of a page of Storybook asks for: `globals=theme:dark;hotel:beach-club`. */
export function globalsAsked(search: string): Record<string, string> {
  const asked = new URLSearchParams(search).get('globals') ?? '';
  return Object.fromEntries(asked.split(';').map((each) => each.split(':') as [string, string]));
}

export function setBackground(theme: ThemeName): void {
  document.documentElement.dataset['background'] = theme;
}

const dark = `:is(html[data-theme='dark'], html[data-background='dark']:not([data-theme]))`;

/**
 * For the head of a page: its background is that of the hotel and the mode which its address asks for before
 * Storybook's scripts have arrived; of dark also where the docs page around it is dark. Stories and docs then
 * say their mode in `data-theme`.
 */
export function firstBackground(place: Place): string {
  const backgrounds = (globals: Record<string, string>) => [
    themeOf(globals)[place],
    themeOf({ ...globals, theme: 'dark' })[place],
  ];
  const [inLight, inDark] = backgrounds({});
  const ofHotels = Object.fromEntries(hotelNames.map((hotel) => [hotel, backgrounds({ hotel })]));
  return `<script>
  {
    const [, hotel] = /hotel(?::|%3A)([a-z-]+)/.exec(location.search) ?? [];
    const [light, dark] = (${JSON.stringify(ofHotels)})[hotel] ?? [];
    const { style } = document.documentElement;
    if (light) style.setProperty('--first-light', light);
    if (dark) style.setProperty('--first-dark', dark);
    const around = window.frameElement?.ownerDocument.documentElement.dataset.theme;
    const [, asked = around] = /theme(?::|%3A)([a-z]+)/.exec(location.search) ?? [];
    if (asked === 'dark') document.documentElement.dataset.background = 'dark';
  }
</script>
<style>
  .sb-preparing-story, .sb-preparing-docs { background: var(--first-light, ${inLight}); }
  html[data-background='dark']:not([data-theme]) { background: var(--first-dark, ${inDark}); color-scheme: dark; }
  ${dark} :is(.sb-preparing-story, .sb-preparing-docs) { background: var(--first-dark, ${inDark}); }
  ${dark} :is(.sb-previewBlock, .sb-argstableBlock) { opacity: 0.06; }
</style>`;
}
