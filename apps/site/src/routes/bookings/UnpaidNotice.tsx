import { useIdleFetch } from '@vestibule/ui/code';
import { lazy, Suspense, type ComponentType } from 'react';
import { loadCode } from '../../app/load-code.js';
import { useAuth } from '../../app/use-auth.js';
import type { Sold } from './unpaid-here.js';

const loadList = () => import('./UnpaidBookings.js');
/** Without its code the page that sells stands as it is. */
const nothing = { default: () => null };
const UnpaidBookings = lazy<ComponentType<Sold & { userId: string }>>(() =>
  loadCode(loadList).catch(() => nothing),
);

/** What waits to be paid, where paying starts; of who is signed out nothing is asked. */
export function UnpaidNotice(sold: Sold) {
  useIdleFetch(loadList);
  const { user } = useAuth();
  return (
    user && (
      <Suspense>
        <UnpaidBookings userId={user._id} {...sold} />
      </Suspense>
    )
  );
}
