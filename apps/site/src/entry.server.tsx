import {
  createHotelStore,
  hotelApi,
  memoryTokenStorage,
  savedState,
} from '@vestibule/api/transport';
import type { HotelStore } from '@vestibule/api/transport';
import { languageOf, pathIn, type Language, type TextPack } from '@vestibule/domain/words';
import * as ar from '@vestibule/domain/words/ar';
import * as en from '@vestibule/domain/words/en';
import { createStaticHandler } from 'react-router-dom';
import { bootMarkup } from './app/boot.js';
import { createRoutes } from './routes.js';
import { assetMarkup } from './server/asset-markup.js';
import { colourMarkup } from './server/colour-markup.js';
import { headMarkup } from './server/head-markup.js';
import { insertMarkup } from './server/insert-markup.js';
import { renderPage } from './server/render-page.js';
import { arabicPack } from './texts/ar.js';
import { hotelPack } from './texts/hotel-pack.js';
import type { SiteContext, SiteHandler } from './server/site-handler.js';

export { pageQuery } from './page-queries.js';

/** What is said in place of English. */
const packs: Record<Language, TextPack | undefined> = { en: undefined, ar: arabicPack };

/** What the hotel's own texts with values and plural forms are made with. */
const makers = { en, ar } satisfies Record<Language, unknown>;

const wordsOf = (language: Language, { hotelWords }: SiteContext) =>
  hotelWords ? hotelPack(packs[language], hotelWords, makers[language]) : packs[language];

/** Renders one page: a store of its own, loaders awaited, then React. */
export const handle: SiteHandler = async (request, context) => {
  const language = languageOf(new URL(request.url).pathname);
  const words = wordsOf(language, context);
  const store = createHotelStore({
    baseUrl: context.apiBaseUrl,
    fetch: context.apiFetch,
    tokens: memoryTokenStorage(),
    language,
    texts: words,
  });
  try {
    return await respond(request, context, { store, language, words });
  } finally {
    // Its timers would hold the store for a minute.
    store.dispatch(hotelApi.util.resetApiState());
  }
};

async function respond(
  request: Request,
  context: SiteContext,
  {
    store,
    language,
    words,
  }: { store: HotelStore; language: Language; words: TextPack | undefined },
): Promise<Response> {
  const reply = { status: 200 };
  const routes = createRoutes({ store, reply, today: () => context.today });
  const pages = createStaticHandler(routes, { basename: pathIn(language, '/') });
  const found = await pages.query(request);
  if (found instanceof Response) return found;
  const pattern = found.matches.at(-1)?.route.path ?? '*';
  context.onRoute?.(pathIn(language, pattern === '*' ? '/*' : pattern));

  const { dataRoutes } = pages;
  const page = await context.inTurn(() =>
    renderPage({ dataRoutes, found, store, language, words, context }),
  );
  const boot = bootMarkup({
    state: savedState(store.getState()),
    today: context.today,
    publicUrl: context.publicUrl,
    words: context.hotelWords,
  });
  const assets = assetMarkup(context.assets, found.matches, language);
  const colours = colourMarkup(context.pictures, page.html);
  const html = insertMarkup(page.html, {
    head: headMarkup(language) + colours + page.styles + page.structuredData + assets,
    body: boot,
  });
  const status = found.statusCode === 200 ? reply.status : found.statusCode;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
