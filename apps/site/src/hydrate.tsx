import { browserTokenStorage, createHotelStore } from '@vestibule/api/transport';
import { hotelToday } from '@vestibule/domain/calendar';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { App } from './app/App.js';
import { readBoot } from './app/boot.js';
import { Document } from './app/Document.js';
import { selectTimeZone } from './app/time-zone.js';
import { onTheWayTo } from './app/load-code.js';
import { createRoutes } from './routes.js';

const boot = readBoot(document);

const store = createHotelStore(
  {
    baseUrl: `${window.location.origin}/api`,
    fetch: (input, init) => fetch(input, init),
    tokens: browserTokenStorage(window.localStorage),
  },
  boot.state,
);

const routes = createRoutes({
  store,
  reply: { status: 200 },
  today: () => hotelToday(new Date(), selectTimeZone(store.getState())),
});

/** Pages that the server has rendered must be at hand before the router starts, or it renders none. */
async function resolveMatched(all: RouteObject[]): Promise<void> {
  const matched = matchRoutes(all, window.location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

const renderedState = store.getState();

/** In a transition, so that React lets the guest's events in between (decision 019). */
export async function hydrate(): Promise<void> {
  await resolveMatched(routes);
  const router = createBrowserRouter(routes, { hydrationData: boot.router });
  onTheWayTo(
    () => router.state.navigation.location && router.createHref(router.state.navigation.location),
  );
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document>
          <App store={store} renderedState={renderedState} settings={boot} today={boot.today}>
            <RouterProvider router={router} />
          </App>
        </Document>
      </StrictMode>,
    );
  });
}
