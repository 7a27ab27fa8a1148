import { lazy, Suspense } from 'react';
import { fetchAtIdle } from '../../app/fetch-at-idle.js';
import { useAuth } from '../../app/use-auth.js';
import type { Sold } from './unpaid-here.js';

const UnpaidBookings = lazy(fetchAtIdle(() => import('./UnpaidBookings.js')));

/** What waits to be paid, where paying starts; of who is signed out nothing is asked. */
export function UnpaidNotice(sold: Sold) {
  const { user } = useAuth();
  return (
    user && (
      <Suspense>
        <UnpaidBookings userId={user._id} {...sold} />
      </Suspense>
    )
  );
}
