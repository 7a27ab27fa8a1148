import { useUpdateProfileMutation } from '@vestibule/api/account';
import {
  accountNotices,
  type ProfileForm as ProfileFormValues,
  type User,
} from '@vestibule/domain/account';
import { AccountSection, ProfileDetails, ProfileForm } from '@vestibule/ui/account';
import { Notice } from '@vestibule/ui/feedback';
import { useState } from 'react';
import { shownFailure } from '../../app/failure.js';

/** Read-only or edit mode: Edit enters it, Cancel or a successful save leaves it (spec 4, Profile). */
export function EditSection({ user }: { user: User }) {
  const [editing, setEditing] = useState(false);
  const [update, { isLoading, error, isSuccess, reset }] = useUpdateProfileMutation();
  const save = async (form: ProfileFormValues) => {
    const result = await update(form);
    if (!result.error) setEditing(false);
  };
  const turn = (next: boolean) => {
    reset();
    setEditing(next);
  };
  return (
    <AccountSection title="Your details">
      {isSuccess && !editing && (
        <Notice tone="success" announced>
          {accountNotices.profileUpdated}
        </Notice>
      )}
      {editing ? (
        <ProfileForm
          user={user}
          onSubmit={save}
          onCancel={() => turn(false)}
          busy={isLoading}
          problem={shownFailure(error)}
        />
      ) : (
        <ProfileDetails user={user} onEdit={() => turn(true)} />
      )}
    </AccountSection>
  );
}
