import { themeOf, type ThemeName } from './brand-theme.js';

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
 * For the head of a page: its background is dark before Storybook's scripts have arrived, where its address,
 * or the docs page around it, asks for dark. Stories and docs then say their mode in `data-theme`.
 */
export function firstBackground(place: Place): string {
  const [inLight, inDark] = [themeOf(), themeOf({ theme: 'dark' })].map((theme) => theme[place]);
  return `<script>
  {
    const around = window.frameElement?.ownerDocument.documentElement.dataset.theme;
    const [, asked = around] = /theme(?::|%3A)([a-z]+)/.exec(location.search) ?? [];
    if (asked === 'dark') document.documentElement.dataset.background = 'dark';
  }
</script>
<style>
  .sb-preparing-story, .sb-preparing-docs { background: ${inLight}; }
  html[data-background='dark']:not([data-theme]) { background: ${inDark}; color-scheme: dark; }
  ${dark} :is(.sb-preparing-story, .sb-preparing-docs) { background: ${inDark}; }
  ${dark} :is(.sb-previewBlock, .sb-argstableBlock) { opacity: 0.06; }
</style>`;
}
