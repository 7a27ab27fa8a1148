import { useListPaymentsQuery } from '@vestibule/api/payments';
import type { User } from '@vestibule/domain/account';
import { toBookingViews } from '@vestibule/domain/bookings';
import type { ProfileStat } from '@vestibule/ui/account';
import { useTexts } from '@vestibule/ui/theme';
import { useSelector } from 'react-redux';
import { useSite } from '../../app/hotel.js';
import { selectTimeZone } from '../../app/time-zone.js';
import { texts } from './use-profile-stats.texts.js';

/**
 * The numbers of the profile: all 0 as specified (spec 2, Profile), or what the hotel counts
 * (`site.profileStats`).
 */
export function useProfileStats(user: User): readonly ProfileStat[] {
  const t = useTexts(texts);
  const counted = useSite().profileStats === 'counted';
  const timeZone = useSelector(selectTimeZone);
  const { data } = useListPaymentsQuery(user._id, { skip: !counted });
  const count = data && toBookingViews(data, timeZone).length;
  if (counted) return [{ label: t.bookings, count }];
  return [t.bookings, t.reviews, t.points].map((label) => ({ label, count: 0 }));
}
