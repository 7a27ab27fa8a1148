import { later } from '../../app/later.js';
import { useAuth } from '../../app/use-auth.js';

const UnpaidBookings = later(() => import('./UnpaidBookings.js'));

/** What waits to be paid, where paying starts; of who is signed out nothing is asked. */
export function UnpaidNotice() {
  const { user } = useAuth();
  return user && <UnpaidBookings userId={user._id} />;
}
