import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { resolveRoute } from './routes.js';

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
