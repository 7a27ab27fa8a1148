import { PageLoader } from '@vestibule/ui/feedback';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSession } from '../app/use-session.js';
import { usePageLoader } from './use-page-loader.js';

/** What accompanies every page, inside the layout or not. */
export function Root() {
  useSession();
  const loading = usePageLoader();
  return (
    <>
      <Outlet />
      <PageLoader shown={loading} />
      <ScrollRestoration />
    </>
  );
}
