import type { HotelState, HotelStore } from '@vestibule/api/transport';
import { languageFacts, type Language, type TextPack } from '@vestibule/domain/words';
import { VestibuleProvider, type PictureSource } from '@vestibule/ui/theme';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { loadCode } from './load-code.js';
import { RouterLink } from './RouterLink.js';
import { PublicUrlContext } from './public-url.js';
import { ToastProvider } from './ToastProvider.js';
import { TodayContext } from './today.js';
import { pictureSource } from '../hotel-pictures.js';
import { routes } from '../hotel-routes.js';

interface AppProps {
  store: HotelStore;
  /** What the page was rendered from: what hydrates later still meets it, whatever came since. */
  renderedState?: HotelState;
  publicUrl: string;
  /** The hotel's day when the page was rendered. */
  today: string;
  language: Language;
  /** In place of the English ones. */
  words?: TextPack | undefined;
  /** In place of the hotel's own addresses. */
  pictures?: PictureSource;
  /** The router. */
  children: ReactNode;
}

/** Everything around the routes, the same on the server and in the browser. */
export function App(props: AppProps) {
  const {
    store,
    renderedState,
    publicUrl,
    today,
    language,
    words,
    children,
    pictures = pictureSource,
  } = props;
  const { locale } = languageFacts[language];
  return (
    <Provider store={store} serverState={renderedState}>
      <PublicUrlContext value={publicUrl}>
        <VestibuleProvider
          linkComponent={RouterLink}
          routes={routes}
          pictureSource={pictures}
          loadCode={loadCode}
          fontsUrl={false}
          locale={locale}
          texts={words}
        >
          <TodayContext value={today}>
            <ToastProvider>{children}</ToastProvider>
          </TodayContext>
        </VestibuleProvider>
      </PublicUrlContext>
    </Provider>
  );
}
