import type { User } from '@vestibule/domain/account';
import { formatLongDay } from '@vestibule/domain/calendar';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Detail, Details, Root } from './ProfileDetails.styles.js';

export interface ProfileDetailsProps extends ComponentPropsWithRef<'div'> {
  /** Whose profile it is. */
  user: User;
  /** The guest chose Edit Profile. */
  onEdit: () => void;
}

/** The profile to read. Each value reads in its own direction, a telephone number from the left. */
export function ProfileDetails({ user, onEdit, ...props }: ProfileDetailsProps) {
  return (
    <Root {...props}>
      <Details>
        {detailsOf(user).map(([label, value]) => (
          <Detail key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value || 'Not given'}</bdi>
            </dd>
          </Detail>
        ))}
      </Details>
      <div>
        <Button variant="secondary" onClick={onEdit}>
          Edit Profile
        </Button>
      </div>
    </Root>
  );
}

function detailsOf(user: User): [label: string, value: string | undefined][] {
  return [
    ['Full name', user.fullName],
    ['Email', user.email],
    ['Phone', user.phone],
    ['Date of birth', user.dateOfBirth && formatLongDay(user.dateOfBirth)],
    ['Address', user.address],
    ['City', user.city],
    ['Country', user.country],
  ];
}
