import { whenIdle } from '@vestibule/ui/code';
import { matchRoutes, type createBrowserRouter } from 'react-router-dom';
import { routes as addresses } from '../hotel-routes.js';
import { resolveRoute } from '../routes.js';
import type { PageHandle } from './route-module.js';

type Router = ReturnType<typeof createBrowserRouter>;

/** After a change of page: what that page shows comes first. */
const SETTLE_MS = 1000;

/** A guest who does one of these to a link is about to press it. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Those of header and footer, all together, would outweigh the page (decision 023). */
const LIKELY_LINKS = 'main a[href]';
const MAX_LIKELY_PAGES = 4;

/**
 * Fetches the next page before the guest asks for it: at idle the code of contact, then of the pages
 * that this one links to, at intent their data too (decision 023).
 */
export function prefetchPages(router: Router): void {
  let pointedAt: string | undefined;
  const fetchPointedAt = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    // The pointer crosses each part of a link: once is enough.
    if (!link || link.href === pointedAt) return;
    pointedAt = link.href;
    if (opensHere(link)) fetchPage(router, link.href);
  };
  for (const intent of intents)
    document.addEventListener(intent, fetchPointedAt, { passive: true });

  // Every page leads to contact, and it is small (decision 079).
  const contact = matchRoutes(router.routes, addresses.contact)?.at(-1);
  if (contact) fetchAtIdle(router, contact.route);

  let arrived = location.href;
  let settling = setTimeout(fetchLinkedCode, SETTLE_MS, router);
  router.subscribe(() => {
    if (arrived === location.href) return;
    arrived = location.href;
    pointedAt = undefined;
    clearTimeout(settling);
    settling = setTimeout(() => {
      // What is shown from memory is brought up to date.
      fetchPage(router, arrived);
      fetchLinkedCode(router);
    }, SETTLE_MS);
  });
}

function fetchLinkedCode(router: Router): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(LIKELY_LINKS)];
  const pathnames = new Set(links.filter(opensHere).map(({ pathname }) => pathname));
  const routes = new Set<Router['routes'][number]>();
  for (const pathname of pathnames) {
    if (routes.size === MAX_LIKELY_PAGES) break;
    const page = pageAt(router, pathname);
    if (page) routes.add(page.route);
  }
  for (const route of routes) fetchAtIdle(router, route);
}

function fetchAtIdle(router: Router, route: Router['routes'][number]): void {
  whenIdle(() => void fetchCode(router, route).catch(() => undefined));
}

function fetchPage(router: Router, address: string): void {
  const page = pageAt(router, new URL(address).pathname);
  if (!page) return;
  const { fetchPage } = page.route.handle as PageHandle;
  const { params } = page;
  const fetches = [
    fetchPage({ request: new Request(address), params }),
    fetchCode(router, page.route),
  ];
  // A failure says nothing here: the press asks again.
  for (const fetched of fetches) fetched.catch(() => undefined);
}

/** In one try, and failures say nothing: a second try, and a reload, are for a guest who has pressed. */
async function fetchCode(router: Router, route: Router['routes'][number]): Promise<void> {
  await (route.handle as PageHandle).fetchCode();
  // The router resolves the page that it is on the way to by itself.
  await resolveRoute(route, () => router.state.navigation.state === 'idle');
}

/** RouterLink leaves links with a target and downloads to the browser. */
function opensHere(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && !link.target && !link.hasAttribute('download');
}

/** Other addresses of this server, such as files and the API, match only the page for none. */
function pageAt({ routes, basename }: Router, pathname: string) {
  const page = matchRoutes(routes, { pathname }, basename)?.at(-1);
  return page?.route.path === '*' ? undefined : page;
}
