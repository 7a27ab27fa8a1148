import type { HotelState, HotelStore } from '@vestibule/api/transport';
import { VestibuleProvider } from '@vestibule/ui/theme';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { loadCode } from './load-code.js';
import { RouterLink } from './RouterLink.js';
import { PublicUrlContext } from './public-url.js';
import { ToastProvider } from './ToastProvider.js';
import { TodayContext } from './today.js';

interface AppProps {
  store: HotelStore;
  /** What the page was rendered from: what hydrates later still meets it, whatever came since. */
  renderedState?: HotelState;
  publicUrl: string;
  /** The hotel's day when the page was rendered. */
  today: string;
  /** The router. */
  children: ReactNode;
}

/** Everything around the routes, the same on the server and in the browser. */
export function App({ store, renderedState, publicUrl, today, children }: AppProps) {
  return (
    <Provider store={store} serverState={renderedState}>
      <PublicUrlContext value={publicUrl}>
        <VestibuleProvider linkComponent={RouterLink} loadCode={loadCode} fontsUrl={false}>
          <TodayContext value={today}>
            <ToastProvider>{children}</ToastProvider>
          </TodayContext>
        </VestibuleProvider>
      </PublicUrlContext>
    </Provider>
  );
}
