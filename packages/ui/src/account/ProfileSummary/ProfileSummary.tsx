import { memberSince, type User } from '@vestibule/domain/account';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Monogram } from '../../media/Monogram/Monogram.js';
import { Heading, Name, Root, Since, Stat, Stats } from './ProfileSummary.styles.js';

export interface ProfileStat {
  label: string;
  count: number | undefined;
}

export interface ProfileSummaryProps extends ComponentPropsWithRef<'div'> {
  /** Whose profile it is. */
  user: Pick<User, 'fullName' | 'email' | 'createdAt'>;
  /** The hotel's time zone, an IANA name: months are those of its calendar. */
  timeZone: string;
  /** The numbers beside the name; a dash stands for one that is not known. */
  stats?: readonly ProfileStat[];
  /** The guest chose Sign Out. */
  onSignOut: () => void;
}

/** Spec 2, Profile: all fixed at 0. */
const fixedStats: readonly ProfileStat[] = ['Bookings', 'Reviews', 'Points'].map((label) => ({
  label,
  count: 0,
}));

/** Who the guest is, at the head of the profile. */
export function ProfileSummary({
  user,
  timeZone,
  stats = fixedStats,
  onSignOut,
  ...props
}: ProfileSummaryProps) {
  const since = memberSince(user, timeZone);
  const name = user.fullName || user.email;
  return (
    <Root {...props}>
      <Heading>
        <Monogram name={name} />
        <div>
          <Name>{name}</Name>
          {since && <Since>Member since {since}</Since>}
        </div>
      </Heading>
      <Stats>
        {stats.map(({ label, count }) => (
          <Stat key={label}>
            <dt>{label}</dt>
            <dd>{count ?? '–'}</dd>
          </Stat>
        ))}
      </Stats>
      <Button variant="secondary" onClick={onSignOut}>
        Sign Out
      </Button>
    </Root>
  );
}
