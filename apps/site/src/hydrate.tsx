import { browserTokenStorage, createHotelStore } from '@vestibule/api/transport';
import type { ApiEnvironment } from '@vestibule/api/transport';
import { hotelToday } from '@vestibule/domain/calendar';
import {
  DEFAULT_LANGUAGE,
  languageOf,
  pathIn,
  type Language,
  type OtherLanguage,
  type TextPack,
} from '@vestibule/domain/words';
import { retryImport } from '@vestibule/ui/code';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app/App.js';
import { browserKeeps } from './app/browser-storage.js';
import { readBoot } from './app/boot.js';
import { Document } from './app/Document.js';
import { selectTimeZone } from './app/time-zone.js';
import { fetchLateWordsBy } from './app/late-words.js';
import { loadCode, onTheWayTo } from './app/load-code.js';
import { logFailure } from './app/log-failure.js';
import type { PageWords } from './app/route-module.js';
import { createRoutes, resolveRoute } from './routes.js';

const boot = readBoot(document);
const language = languageOf(window.location.pathname);
/** Where the pages of the language are. */
const basename = pathIn(language, '/');

const environment: ApiEnvironment = {
  baseUrl: `${window.location.origin}/api`,
  fetch: (input, init) => fetch(input, init),
  tokens: browserTokenStorage(browserKeeps),
  language,
  onFailure: logFailure,
};

const store = createHotelStore(environment, boot.state);

const renderedState = store.getState();

const modules = {
  ar: () => import('./texts/words.ar.js'),
} satisfies Record<OtherLanguage, unknown>;

/** English is in the components; another language comes before they hydrate. */
async function loadWords(language: Language): Promise<PageWords | undefined> {
  if (language === DEFAULT_LANGUAGE) return undefined;
  return (await loadCode(modules[language])).loadWords(loadCode);
}

/** The hotel's own words come where it has any: a file that other hotels never load. */
async function withHotelWords(words: PageWords | undefined): Promise<TextPack | undefined> {
  if (!boot.words) return words?.pack;
  const { hotelPack } = await loadCode(() => import('./texts/hotel-pack.js'));
  return hotelPack(words?.pack, boot.words, words?.maker);
}

/** In a transition, so that React lets the guest's events in between (decision 019). */
export async function hydrate(): Promise<void> {
  const words = await loadWords(language);
  // Nothing is asked for before the page answers.
  const texts = await withHotelWords(words);
  environment.texts = texts;
  fetchLateWordsBy(words?.fetch);
  const routes = createRoutes({
    store,
    reply: { status: 200 },
    today: () => hotelToday(new Date(), selectTimeZone(store.getState())),
    words,
  });
  // Pages that the server has rendered must be at hand before the router starts, or it renders none.
  const matched = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all(matched.map(({ route }) => resolveRoute(route)));
  // Told that the page is drawn, the router leaves its scroll position alone.
  const router = createBrowserRouter(routes, { basename, hydrationData: {} });
  giveUpFocusBeforeLeaving(router);
  onTheWayTo(
    () => router.state.navigation.location && router.createHref(router.state.navigation.location),
  );
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document language={language}>
          <App
            store={store}
            renderedState={renderedState}
            publicUrl={boot.publicUrl}
            today={boot.today}
            language={language}
            words={texts}
          >
            <RouterProvider router={router} useTransitions={false} />
          </App>
        </Document>
      </StrictMode>,
    );
  });
  // No page waits for it; where it cannot be fetched, a press fetches the page.
  retryImport(() => import('./app/prefetch-pages.js')).then(
    ({ prefetchPages }) => prefetchPages(router),
    () => undefined,
  );
}

/**
 * Before React takes the page away: an element that is removed with the focus costs the style of the
 * whole page. The next page's heading takes the focus (`useArrival`).
 */
function giveUpFocusBeforeLeaving(router: ReturnType<typeof createBrowserRouter>): void {
  let at = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname !== at) document.querySelector<HTMLElement>('main :focus')?.blur();
    at = pathname;
  });
}
