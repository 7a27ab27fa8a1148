import { PageFrame } from '@vestibule/ui/layout';
import { SkipLink } from '@vestibule/ui/navigation';
import { Outlet } from 'react-router-dom';
import { SiteFooter } from './SiteFooter.js';
import { SiteHeader } from './SiteHeader.js';
import { useArrival } from './use-arrival.js';

/** Header, content, footer. */
export function Layout() {
  const mainRef = useArrival();
  return (
    <PageFrame>
      <SkipLink />
      <SiteHeader />
      <main id="main" ref={mainRef} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </PageFrame>
  );
}
