import { browserTokenStorage, createHotelStore } from '@vestibule/api/transport';
import { hotelToday } from '@vestibule/domain/calendar';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { App } from './app/App.js';
import { readBoot } from './app/boot.js';
import { Document } from './app/Document.js';
import { selectTimeZone } from './app/time-zone.js';
import { onTheWayTo } from './app/load-code.js';
import { logFailure } from './app/log-failure.js';
import { prefetchPages } from './app/prefetch-pages.js';
import { createRoutes, resolveRoute } from './routes.js';

const boot = readBoot(document);

const store = createHotelStore(
  {
    baseUrl: `${window.location.origin}/api`,
    fetch: (input, init) => fetch(input, init),
    tokens: browserTokenStorage(window.localStorage),
    onFailure: logFailure,
  },
  boot.state,
);

const routes = createRoutes({
  store,
  reply: { status: 200 },
  today: () => hotelToday(new Date(), selectTimeZone(store.getState())),
});

const renderedState = store.getState();

/** In a transition, so that React lets the guest's events in between (decision 019). */
export async function hydrate(): Promise<void> {
  // Pages that the server has rendered must be at hand before the router starts, or it renders none.
  const matched = matchRoutes(routes, window.location) ?? [];
  await Promise.all(matched.map(({ route }) => resolveRoute(route)));
  // Told that the page stands, the router leaves its scroll position alone.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  onTheWayTo(
    () => router.state.navigation.location && router.createHref(router.state.navigation.location),
  );
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document>
          <App
            store={store}
            renderedState={renderedState}
            publicUrl={boot.publicUrl}
            today={boot.today}
          >
            <RouterProvider router={router} useTransitions={false} />
          </App>
        </Document>
      </StrictMode>,
    );
  });
  prefetchPages(router);
}
