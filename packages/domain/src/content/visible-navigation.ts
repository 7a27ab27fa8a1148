import { defaultRoutes, type RouteName, type Routes } from '../routes/index.js';
import { languageOfText, type InLanguage, type TextLanguage } from '../words/index.js';
import { safeLink } from '../web-address/index.js';
import { fallbackNavigationIn, type FallbackTexts } from './fallback-pages.js';
import { texts } from './fallback-pages.texts.js';
import type { Navigation, NavigationEntry } from './pages.schema.js';

/** The main navigation: sorted by order, entries for blog or news hidden, and those that lead nowhere a link may lead (spec 2, Layout). */
export function visibleNavigation(
  navigation: (Navigation & InLanguage) | undefined,
  t: FallbackTexts = texts,
  routes: Routes = defaultRoutes,
): (NavigationEntry & Partial<TextLanguage>)[] {
  const shown: Navigation & InLanguage = navigation?.main.length
    ? navigation
    : fallbackNavigationIn(t, routes);
  return shown.main
    .map((entry, index) => ({ ...entry, ...languageOfText(shown, `main.${index}.label`) }))
    .filter(({ path }) => safeLink(path))
    .filter((entry) => entry.path !== routes.news && !isNews(entry))
    .sort((one, other) => one.order - other.order);
}

function isNews({ path, label }: NavigationEntry): boolean {
  return /^\/(blog|news)\b/i.test(path) || /^(blog|news)$/i.test(label.trim());
}

/** Pages that are under an entry, wherever their addresses are (spec 2). */
const pagesUnder: { [Entry in RouteName]?: readonly RouteName[] } = {
  rooms: ['roomSearch', 'room'],
  spa: ['treatment'],
  events: ['event'],
  halls: ['hall'],
};

const entriesWithPages = Object.entries(pagesUnder) as [RouteName, readonly RouteName[]][];

/** Whether the entry is the page at `pathname`, or the parent of it. */
export function isCurrentEntry(
  { path }: Pick<NavigationEntry, 'path'>,
  pathname: string,
  routes: Routes = defaultRoutes,
): boolean {
  if (path === routes.home) return pathname === path;
  // Further pages of one kind are numbered: `/rooms2`.
  const page = pathname.replace(/\d+$/, '');
  const [, under = []] = entriesWithPages.find(([name]) => routes[name] === path) ?? [];
  const parents = [path, ...under.map((name) => routes[name].replace(/\/:.*/, ''))];
  return parents.some((parent) =>
    [pathname, page].some((at) => at === parent || at.startsWith(`${parent}/`)),
  );
}
