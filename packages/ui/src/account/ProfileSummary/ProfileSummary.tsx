'use client';
import { memberSince, type User } from '@vestibule/domain/account';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Monogram } from '../../media/Monogram/Monogram.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { Heading, Name, Root, Since, Stat, Stats } from './ProfileSummary.styles.js';
import { texts } from './ProfileSummary.texts.js';

export interface ProfileStat {
  label: string;
  count: number | undefined;
}

export interface ProfileSummaryProps extends ComponentPropsWithRef<'div'> {
  /** Whose profile it is. */
  user: Pick<User, 'fullName' | 'email' | 'createdAt'>;
  /** The hotel's time zone, an IANA name: months are those of its calendar. */
  timeZone: string;
  /** The numbers beside the name, if there are any; a dash stands for one that is not known. */
  stats?: ReadonlyArray<ProfileStat>;
  /** The guest chose Sign Out. */
  onSignOut: () => void;
}

/** Who the guest is, at the head of the profile. */
export function ProfileSummary({
  user,
  timeZone,
  stats,
  onSignOut,
  ...props
}: ProfileSummaryProps) {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const since = memberSince(user, timeZone, locale);
  const name = user.fullName || user.email;
  return (
    <Root {...props}>
      <Heading>
        <Monogram name={name} />
        <div>
          <Name>{name}</Name>
          {since && <Since>{t.memberSince({ since })}</Since>}
        </div>
      </Heading>
      {stats && (
        <Stats>
          {stats.map(({ label, count }) => (
            <Stat key={label}>
              <dt>{label}</dt>
              <dd>{count ?? '–'}</dd>
            </Stat>
          ))}
        </Stats>
      )}
      <Button variant="secondary" onClick={onSignOut}>
        {t.signOut}
      </Button>
    </Root>
  );
}
