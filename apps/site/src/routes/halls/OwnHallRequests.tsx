import { useListHallRequestsQuery } from '@vestibule/api/halls';
import { HallRequests } from '@vestibule/ui/halls';
import { useAuth } from '../../app/use-auth.js';

const none: [] = [];

/** The halls that the guest has asked for while signed in. */
export default function OwnHallRequests() {
  const { user } = useAuth();
  const { data, error, refetch } = useListHallRequestsQuery(
    { userId: user?._id ?? '' },
    { skip: !user, refetchOnMountOrArgChange: true },
  );
  if (!user) return null;
  return (
    <HallRequests
      requests={data ?? none}
      problem={data ? undefined : error?.message}
      onRetry={() => void refetch()}
    />
  );
}
