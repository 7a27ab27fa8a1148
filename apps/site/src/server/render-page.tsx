import type { HotelStore } from '@vestibule/api/transport';
import type { Language, TextPack } from '@vestibule/domain/words';
import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app/App.js';
import { Document } from '../app/Document.js';
import {
  StructuredDataContext,
  structuredDataMarkup,
  type StructuredData,
} from '../app/structured-data.js';
import { RequestIdContext } from '../app/request-id.js';
import type { SiteContext } from './site-handler.js';

interface PageToRender {
  dataRoutes: Parameters<typeof createStaticRouter>[0];
  found: StaticHandlerContext;
  store: HotelStore;
  language: Language;
  words: TextPack | undefined;
  context: SiteContext;
}

export interface RenderedPage {
  html: string;
  styles: string;
  structuredData: string;
}

/** Waits for the whole page, so that it reads the same with JavaScript off. */
export async function renderPage(page: PageToRender): Promise<RenderedPage> {
  const { dataRoutes, found, store, language, words, context } = page;
  const sheet = new ServerStyleSheet();
  const collected: StructuredData[] = [];
  try {
    const stream = await renderToReadableStream(
      sheet.collectStyles(
        <StructuredDataContext value={(data) => void (data && collected.push(data))}>
          <Document language={language}>
            <App
              store={store}
              publicUrl={context.publicUrl}
              today={context.today}
              language={language}
              words={words}
            >
              <RequestIdContext value={context.requestId}>
                <StaticRouterProvider
                  router={createStaticRouter(dataRoutes, found)}
                  context={found}
                  hydrate={false}
                />
              </RequestIdContext>
            </App>
          </Document>
        </StructuredDataContext>,
      ),
      // React otherwise moves large boundaries into hidden elements that an inline script reveals.
      { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: context.onError },
    );
    await stream.allReady;
    const html = await new Response(stream).text();
    return {
      html,
      styles: sheet.getStyleTags(),
      structuredData: structuredDataMarkup(collected, language),
    };
  } finally {
    sheet.seal();
  }
}
