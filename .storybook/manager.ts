import { addons } from 'storybook/manager-api';
import { themeOf } from './brand-theme.js';
import { labelOf } from './search-names.js';

addons.setConfig({
  theme: themeOf(),
  sidebar: { showRoots: true, renderLabel: labelOf },
  layoutCustomisations: {
    // Matrix stories have nothing to set, and so nothing to show in the panel. At first there is no story.
    showPanel: ({ storyId }, shown) => shown && !`/${storyId}`.startsWith('/matrix-'),
  },
});

/** On a narrow screen the sidebar lies over the story: what was found by search is seen at once too. */
addons.register('vestibule/sidebar', (api) => {
  api.on('storyChanged', () => api.setMobileNavigation(false));
});

/** The frame around the stories follows their theme. */
addons.register('vestibule/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    api.setOptions({ theme: themeOf(globals) });
  };
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});
