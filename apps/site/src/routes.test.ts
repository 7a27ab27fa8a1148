import { createHotelStore, memoryTokenStorage } from '@vestibule/api/transport';
import { isRecordRoute, routeNames, routeTo } from '@vestibule/domain/routes';
import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { PageHandle } from './app/route-module.js';
import { routes } from './hotel-routes.js';
import { otherPages, pageFile } from './pages.js';
import { createRoutes, resolveRoute } from './routes.js';

test('the router has the page of every route, at its address in each language', () => {
  const router = createRoutes({
    store: createHotelStore({ baseUrl: '/api', fetch, tokens: memoryTokenStorage() }),
    reply: { status: 200 },
    today: () => '2026-11-20',
  });
  const fileAt = (path: string, basename?: string) => {
    const handle: PageHandle = matchRoutes(router, path, basename)?.at(-1)?.route.handle;
    return handle.module;
  };
  const addressed = routeNames.map((name) => ({
    file: `src/routes/${pageFile(name)}.tsx`,
    address: isRecordRoute(name) ? routeTo(routes, name, { id: 'one' }) : routes[name],
  }));
  for (const { file, address } of addressed) {
    expect(fileAt(address)).toBe(file);
    expect(fileAt(`/ar${address}`, '/ar')).toBe(file);
  }
  expect(fileAt('/no-such-page')).toBe(`src/routes/${otherPages['*']}.tsx`);
});

test('a router goes at once to a page whose code was loaded after it was created', async () => {
  let loads = 0;
  const Page = () => undefined;
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    {
      path: '/next',
      lazy: async () => {
        loads += 1;
        return { Component: Page };
      },
    },
  ]);
  const next = router.routes.find(({ path }) => path === '/next');
  if (!next) throw new Error('The router has lost a route.');
  await resolveRoute(next);
  void router.navigate('/next');
  expect(router.state.location.pathname).toBe('/next');
  expect(router.state.navigation.state).toBe('idle');
  expect(loads).toBe(1);
  router.dispose();
});

test('a router that is on its way to a page is left to load it by itself', async () => {
  const warn = vi.spyOn(console, 'warn');
  const Page = () => undefined;
  const { promise, resolve } = Promise.withResolvers<{ Component: typeof Page }>();
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/next', lazy: async () => await promise },
  ]);
  const next = router.routes.find(({ path }) => path === '/next');
  if (!next) throw new Error('The router has lost a route.');
  const resolved = resolveRoute(next, () => router.state.navigation.state === 'idle');
  const arrived = router.navigate('/next');
  resolve({ Component: Page });
  await Promise.all([resolved, arrived]);
  expect(router.state.location.pathname).toBe('/next');
  expect(warn).not.toHaveBeenCalled();
  router.dispose();
});

test('a page is kept for an entry of the history that changes nothing that it shows', async () => {
  const router = createRoutes({
    store: createHotelStore({ baseUrl: '/api', fetch, tokens: memoryTokenStorage() }),
    reply: { status: 200 },
    today: () => '2026-11-20',
  });
  const page = matchRoutes(router, '/no-such-page')?.at(-1)?.route;
  if (!page) throw new Error('There is no page for other addresses.');
  const loadAgain = page.lazy as () => Promise<{ Component: unknown }>;
  await resolveRoute(page);
  expect(page.Component).toMatchObject({ $$typeof: Symbol.for('react.memo') });
  // A prefetch and the press may both load it: another component would begin anew.
  expect((await loadAgain()).Component).toBe(page.Component);
});
