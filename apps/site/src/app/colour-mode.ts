import type { ThemeMode } from '@vestibule/ui/theme';
import { useSyncExternalStore } from 'react';
import { browserKeeps } from './browser-storage.js';
import { MODE_KEY } from './mode-script.js';

/** What the guest has chosen; only for what no server renders. */
export function useColourMode(): ThemeMode {
  return useSyncExternalStore(follow, shownMode);
}

/** Shows the mode, and keeps it for the next visit where the browser lets a page keep anything. */
export function chooseColourMode(mode: ThemeMode): void {
  show(mode);
  if (mode === 'system') browserKeeps.removeItem(MODE_KEY);
  else browserKeeps.setItem(MODE_KEY, mode);
}

const asMode = (text: string | null | undefined): ThemeMode =>
  text === 'light' || text === 'dark' ? text : 'system';

const shownMode = () => asMode(document.documentElement.dataset['theme']);

const keptMode = () => asMode(browserKeeps.getItem(MODE_KEY));

/** Here, in another tab, and on a page that Back brings as it was left. */
function follow(listener: () => void): () => void {
  const showKept = () => show(keptMode());
  const followOtherTab = ({ key }: StorageEvent) => {
    if (key === MODE_KEY || key === null) showKept();
  };
  const followBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) showKept();
  };
  const changes = new MutationObserver(listener);
  changes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  window.addEventListener('storage', followOtherTab);
  window.addEventListener('pageshow', followBack);
  colourTheBrowser(shownMode());
  return () => {
    changes.disconnect();
    window.removeEventListener('storage', followOtherTab);
    window.removeEventListener('pageshow', followBack);
  };
}

function show(mode: ThemeMode): void {
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset['theme'];
  else dataset['theme'] = mode;
  colourTheBrowser(mode);
}

const COLOUR = 'meta[name="theme-color"]';

/** The bars of the browser take the first colour that holds: one without a condition, before the others. */
function colourTheBrowser(mode: ThemeMode): void {
  document.querySelector(`${COLOUR}:not([media])`)?.remove();
  const colour = document.querySelector(`${COLOUR}[media*="${mode}"]`)?.cloneNode();
  if (!(colour instanceof Element)) return;
  colour.removeAttribute('media');
  document.head.prepend(colour);
}
