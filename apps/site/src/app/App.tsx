import type { HotelState, HotelStore } from '@vestibule/api/transport';
import { VestibuleProvider } from '@vestibule/ui/theme';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { loadCode } from './load-code.js';
import { RouterLink } from './RouterLink.js';
import { SiteSettingsContext, type SiteSettings } from './site-settings.js';
import { ToastProvider } from './ToastProvider.js';
import { TodayContext } from './today.js';

interface AppProps {
  store: HotelStore;
  /** What the page was rendered from: what hydrates later still meets it, whatever came since. */
  renderedState?: HotelState;
  settings: SiteSettings;
  /** The hotel's day when the page was rendered. */
  today: string;
  /** The router. */
  children: ReactNode;
}

/** Everything around the routes, the same on the server and in the browser. */
export function App({ store, renderedState, settings, today, children }: AppProps) {
  return (
    <Provider store={store} serverState={renderedState}>
      <SiteSettingsContext value={settings}>
        <VestibuleProvider linkComponent={RouterLink} loadCode={loadCode} fontsUrl={false}>
          <TodayContext value={today}>
            <ToastProvider>{children}</ToastProvider>
          </TodayContext>
        </VestibuleProvider>
      </SiteSettingsContext>
    </Provider>
  );
}
