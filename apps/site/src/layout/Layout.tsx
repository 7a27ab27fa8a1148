import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSession } from '../app/use-session.js';
import { useArrival } from './use-arrival.js';

/** Header, content, footer and what accompanies a change of page. */
export function Layout() {
  useSession();
  const mainRef = useArrival();
  return (
    <>
      <main id="main" ref={mainRef} tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
