import { fallbackNavigation } from './fallback-pages.js';
import type { Navigation, NavigationEntry } from './pages.js';

/** The main navigation: sorted by order, entries for blog or news hidden (spec 2, Layout). */
export function visibleNavigation(navigation: Navigation | undefined): NavigationEntry[] {
  const { main } = navigation?.main.length ? navigation : fallbackNavigation;
  return main.filter((entry) => !isNews(entry)).sort((one, other) => one.order - other.order);
}

function isNews({ path, label }: NavigationEntry): boolean {
  return /^\/(blog|news)\b/i.test(path) || /^(blog|news)$/i.test(label.trim());
}

/** Whether the entry is the page at `pathname`, or the parent of it. */
export function isCurrentEntry(entry: Pick<NavigationEntry, 'path'>, pathname: string): boolean {
  if (entry.path === '/') return pathname === '/';
  return pathname === entry.path || pathname.startsWith(`${entry.path}/`);
}
