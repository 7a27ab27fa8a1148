import { addons } from 'storybook/manager-api';
import { themeOf } from './brand-theme.js';

addons.setConfig({ theme: themeOf(), sidebar: { showRoots: true } });

/** The frame around the stories follows their theme. */
addons.register('vestibule/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    api.setOptions({ theme: themeOf(globals) });
  };
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});
