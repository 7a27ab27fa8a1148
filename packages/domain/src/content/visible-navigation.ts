import { fallbackNavigationIn, type FallbackTexts } from './fallback-pages.js';
import { texts } from './fallback-pages.texts.js';
import type { Navigation, NavigationEntry } from './pages.schema.js';

/** The main navigation: sorted by order, entries for blog or news hidden (spec 2, Layout). */
export function visibleNavigation(
  navigation: Navigation | undefined,
  t: FallbackTexts = texts,
): NavigationEntry[] {
  const { main } = navigation?.main.length ? navigation : fallbackNavigationIn(t);
  return main.filter((entry) => !isNews(entry)).sort((one, other) => one.order - other.order);
}

function isNews({ path, label }: NavigationEntry): boolean {
  return /^\/(blog|news)\b/i.test(path) || /^(blog|news)$/i.test(label.trim());
}

/** Pages that stand under an entry, though their paths do not begin with its own (spec 2). */
const pagesUnder: Readonly<Record<string, readonly string[]>> = {
  '/rooms': ['/rooms2', '/rooms3', '/rooms4', '/room-single', '/room-single2', '/room-single3'],
  '/spa': ['/spa-service'],
  '/events': ['/event'],
};

/** Whether the entry is the page at `pathname`, or the parent of it. */
export function isCurrentEntry({ path }: Pick<NavigationEntry, 'path'>, pathname: string): boolean {
  if (path === '/') return pathname === '/';
  const parents = [path, ...(pagesUnder[path] ?? [])];
  return parents.some((parent) => pathname === parent || pathname.startsWith(`${parent}/`));
}
