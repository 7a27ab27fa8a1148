import { useListPaymentsQuery } from '@vestibule/api/payments';
import {
  bookingViewTexts,
  myBookingsTexts,
  sampleBookings,
  sampleBookingsTexts,
  toBookingViews,
  type BookingView,
} from '@vestibule/domain/bookings';
import type { Day } from '@vestibule/domain/calendar';
import { cardChargeTexts, isOpen } from '@vestibule/domain/payments';
import { failureTexts } from '@vestibule/domain/problem';
import { useTexts } from '@vestibule/ui/theme';
import { useMemo, useState } from 'react';
import { shownFailure } from '../../app/failure.js';
import { useSite } from '../../app/hotel.js';
import { withReturn } from '../../app/login-state.js';
import { useAuth } from '../../app/use-auth.js';
import { routes } from '../../hotel-routes.js';
import { LIVE_MS } from './live.js';

const LOGIN_HREF = withReturn('login', routes.bookings);

interface MyBookings {
  bookings: BookingView[];
  /** The rows are samples (ruling 2). */
  sample: boolean;
  /** The guest has none, or nobody is signed in. */
  none: boolean;
  /** Where to sign in, for a guest who is not. */
  loginHref: string | undefined;
  loading: boolean;
  problem: string | undefined;
  /** Why they could not be loaded. */
  problemReason: string | undefined;
  onRetry: () => void;
}

/** The guest's bookings; while one is being paid they follow it. */
export function useMyBookings(today: Day, timeZone: string): MyBookings {
  const t = useTexts(myBookingsTexts);
  const failures = useTexts(failureTexts);
  const names = useTexts(bookingViewTexts);
  const charge = useTexts(cardChargeTexts);
  const { status, user } = useAuth();
  const [live, setLive] = useState(false);
  const { data, error, refetch } = useListPaymentsQuery(user?._id ?? '', {
    skip: !user,
    refetchOnMountOrArgChange: true,
    pollingInterval: live ? LIVE_MS : 0,
  });
  const underway = data?.some((record) => isOpen(record.status)) ?? false;
  if (underway !== live) setLive(underway);
  const failure = data ? undefined : shownFailure(error, failures);
  const own = useMemo(
    () => toBookingViews(data ?? [], timeZone, { names, charge }),
    [data, timeZone, names, charge],
  );
  const none = status === 'signed-out' || data?.length === 0;
  const sample = useSite().sampleBookings && none;
  const sampleNames = useTexts(sampleBookingsTexts);
  const samples = useMemo(() => sampleBookings(today, sampleNames), [today, sampleNames]);
  return {
    bookings: sample ? samples : own,
    sample,
    none,
    loginHref: status === 'signed-out' ? LOGIN_HREF : undefined,
    loading: status === 'unknown' || (Boolean(user) && !data && !error),
    problem: failure && t.failed,
    problemReason: failure?.message,
    onRetry: () => void refetch(),
  };
}
