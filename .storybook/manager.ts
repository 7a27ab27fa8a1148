import { addons, types } from 'storybook/manager-api';
import { isBoth, setSidebarColours, themeNameOf, themeOf } from './brand-theme.js';
import { globalsAsked, setBackground } from './first-background.js';
import { labelOf } from './search-names.js';

type Globals = Record<string, unknown>;

setSidebarColours(globalsAsked(location.search));

addons.setConfig({
  theme: themeOf(globalsAsked(location.search)),
  sidebar: { showRoots: true, renderLabel: labelOf },
  layoutCustomisations: {
    // Foundations and matrices have nothing to set, and a page with its header is seen as high as the window.
    // At first there is no story. It does not reach the halves of both modes, which take the room.
    showPanel: ({ storyId, globals }, shown) =>
      shown &&
      !/^(foundations|matrix)-|--with-header-and-footer$/.test(storyId ?? '') &&
      !isBoth(globals),
  },
});

/** No story asks for the panel of Code, but Storybook lists every panel until a story has loaded, and no option hides one. */
addons.register('vestibule/panels', () => {
  delete addons.getElements(types.PANEL)['storybook/docs/panel'];
});

/** On a narrow screen the sidebar lies over the story: what was found by search is seen at once too. */
addons.register('vestibule/sidebar', (api) => {
  api.on('storyChanged', () => api.setMobileNavigation(false));
});

/** The frame around the stories follows their theme. */
addons.register('vestibule/theme', (api) => {
  const follow = ({ globals }: { globals: Globals }) => {
    api.setOptions({ theme: themeOf(globals) });
    setBackground(themeNameOf(globals));
    setSidebarColours(globals);
  };
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});

const isPhone = ({ viewport }: Globals) =>
  (viewport as { value?: unknown } | undefined)?.value === 'phone' || viewport === 'phone';

/** A phone is tall and narrow: the panel beside it leaves room for all of its screen. */
addons.register('vestibule/phone', (api) => {
  let phone = false;
  const follow = ({ globals }: { globals: Globals }) => {
    if (isPhone(globals) === phone) return;
    phone = isPhone(globals);
    api.togglePanelPosition(phone ? 'right' : 'bottom');
  };
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});
