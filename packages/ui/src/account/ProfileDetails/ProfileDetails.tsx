'use client';
import type { User } from '@vestibule/domain/account';
import { formatLongDay } from '@vestibule/domain/calendar';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { Detail, Details, Root } from './ProfileDetails.styles.js';
import { texts as accountFieldsTexts } from '../account-fields.texts.js';
import { texts } from './ProfileDetails.texts.js';

export interface ProfileDetailsProps extends ComponentPropsWithRef<'div'> {
  /** Whose profile it is. */
  user: User;
  /** The guest chose Edit Profile. */
  onEdit: () => void;
}

/** The profile to read. Each value reads in its own direction, a telephone number from the left. */
export function ProfileDetails({ user, onEdit, ...props }: ProfileDetailsProps) {
  const t = useTexts(texts);
  const fields = useTexts(accountFieldsTexts);
  const { locale } = useLocale();
  const { dateOfBirth } = user;
  return (
    <Root {...props}>
      <Details>
        <Line label={fields.fullName} value={user.fullName} />
        <Line label={fields.email} value={user.email} />
        <Line label={fields.phone} value={user.phone} />
        <Line
          label={fields.dateOfBirth}
          value={dateOfBirth && formatLongDay(dateOfBirth, locale)}
        />
        <Line label={fields.address} value={user.address} />
        <Line label={fields.city} value={user.city} />
        <Line label={fields.country} value={user.country} />
      </Details>
      <div>
        <Button variant="secondary" onClick={onEdit}>
          {t.edit}
        </Button>
      </div>
    </Root>
  );
}

function Line({ label, value }: { label: string; value: string | undefined }) {
  const t = useTexts(texts);
  return (
    <Detail>
      <dt>{label}</dt>
      <dd>
        <bdi>{value || t.notGiven}</bdi>
      </dd>
    </Detail>
  );
}
