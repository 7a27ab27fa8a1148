import { whenIdle } from '@vestibule/ui/theme';
import { matchRoutes, type createBrowserRouter } from 'react-router-dom';
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
 * Fetches the next page before the guest asks for it: at idle the code of the pages that this one
 * links to, at intent their data too (decision 023).
 */
export function prefetchPages(router: Router): void {
  for (const intent of intents) {
    const fetchPointedAt = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.origin === location.origin) fetchPage(router, link.href);
    };
    document.addEventListener(intent, fetchPointedAt, { passive: true });
  }

  let arrived = location.href;
  let settling = setTimeout(fetchLinkedCode, SETTLE_MS, router);
  router.subscribe(() => {
    if (arrived === location.href) return;
    arrived = location.href;
    clearTimeout(settling);
    settling = setTimeout(() => {
      // What is shown from memory is brought up to date.
      fetchPage(router, arrived);
      fetchLinkedCode(router);
    }, SETTLE_MS);
  });
}

function fetchLinkedCode(router: Router): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(LIKELY_LINKS);
  const addresses = [...links].filter(({ origin }) => origin === location.origin);
  const routes = new Set(addresses.map(({ pathname }) => pageAt(router, pathname)?.route));
  for (const route of [...routes].slice(0, MAX_LIKELY_PAGES))
    if (route) whenIdle(() => void fetchCode(router, route).catch(leaveToPress));
}

function fetchPage(router: Router, address: string): void {
  const page = pageAt(router, new URL(address).pathname);
  if (!page) return;
  const { fetchPage } = page.route.handle as PageHandle;
  const { params } = page;
  fetchPage({ request: new Request(address), params }).catch(leaveToPress);
  fetchCode(router, page.route).catch(leaveToPress);
}

/** In one try: a second one, and a reload, are for a guest who has pressed. */
async function fetchCode(router: Router, route: Router['routes'][number]): Promise<void> {
  await (route.handle as PageHandle).fetchCode();
  // The router resolves the page that it is on the way to by itself.
  if (router.state.navigation.state === 'idle') await resolveRoute(route);
}

const pageAt = ({ routes }: Router, pathname: string) => matchRoutes(routes, { pathname })?.at(-1);

function leaveToPress(): void {}
