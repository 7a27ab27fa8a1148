import { PageFrame } from '@vestibule/ui/layout';
import { SkipLink } from '@vestibule/ui/navigation';
import { Outlet, useLocation } from 'react-router-dom';
import { SiteFooter } from './SiteFooter.js';
import { SiteHeader, withoutTopBar } from './SiteHeader.js';
import { useArrival } from './use-arrival.js';

/** Header, content, footer. */
export function Layout() {
  const mainRef = useArrival();
  // Under a header of another height stand other elements, rather than ones that jumped.
  const below = withoutTopBar.has(useLocation().pathname) ? 'bar' : 'bars';
  return (
    <PageFrame>
      <SkipLink />
      <SiteHeader />
      <main key={`main ${below}`} id="main" ref={mainRef} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter key={`footer ${below}`} />
    </PageFrame>
  );
}
