import {
  readBookingFilter,
  writeBookingFilter,
  type BookingFilter,
} from '@vestibule/domain/bookings';
import { useCallback, useMemo } from 'react';
import { usePageQuery } from '../../app/page-query.js';

/** Search, filters and order are in the address; changing them is no new page in the history. */
export function useBookingFilter(): [BookingFilter, (filter: BookingFilter) => void] {
  const [params, setParams] = usePageQuery();
  const filter = useMemo(() => readBookingFilter(params), [params]);
  const change = useCallback(
    (next: BookingFilter) => {
      setParams(writeBookingFilter(next), { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return [filter, change];
}
