import { PageFrame } from '@vestibule/ui/layout';
import { SkipLink } from '@vestibule/ui/navigation';
import { Outlet, useLocation } from 'react-router-dom';
import { SiteFooter } from './SiteFooter.js';
import { SiteHeader, withoutTopBar } from './SiteHeader.js';
import { useArrival } from './use-arrival.js';

/** Header, content, footer. */
export function Layout() {
  const mainRef = useArrival();
  // With a header of another height come other elements, rather than ones that jumped.
  const below = withoutTopBar.has(useLocation().pathname) ? 'bar' : 'bars';
  return (
    <PageFrame key={below}>
      <SkipLink />
      <SiteHeader />
      <main id="main" ref={mainRef} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </PageFrame>
  );
}
