import { useUpdateProfileMutation } from '@vestibule/api/account';
import {
  accountNotices,
  changesEmailAlone,
  type ProfileForm as ProfileFormValues,
  type User,
} from '@vestibule/domain/account';
import { failureTexts } from '@vestibule/domain/problem';
import { AccountSection, ProfileDetails, ProfileForm } from '@vestibule/ui/account';
import { Notice } from '@vestibule/ui/feedback';
import { Stack } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { useState } from 'react';
import { shownFailure } from '../../app/failure.js';
import { isRestoring } from '../../app/typed-text.js';
import { useToday } from '../../app/today.js';
import { dropProfileDraft, keepProfileDraft, readProfileDraft } from './profile-draft.js';
import { WaitingEmailContent } from './WaitingEmailContent.js';
import { texts } from './EditSection.texts.js';

/** Read-only or edit mode: Edit enters it, Cancel or a successful save leaves it (spec 4, Profile). */
export function EditSection({ user }: { user: User }) {
  const failures = useTexts(failureTexts);
  const t = useTexts(texts);
  const notices = useTexts(accountNotices);
  const today = useToday();
  const [draft, setDraft] = useState(() => readProfileDraft(user));
  const [editing, setEditing] = useState(draft !== undefined || isRestoring('fullName'));
  const [changes, setChanges] = useState(0);
  const [emailAlone, setEmailAlone] = useState(false);
  const [update, { isLoading, error, isSuccess, reset }] = useUpdateProfileMutation();
  const forgetDraft = () => {
    dropProfileDraft(user);
    setDraft(undefined);
  };
  const save = async (form: ProfileFormValues) => {
    const result = await update(form);
    if (result.error) return;
    forgetDraft();
    setEmailAlone(changesEmailAlone(form, user));
    setEditing(false);
  };
  const turn = (next: boolean) => {
    reset();
    forgetDraft();
    // What the server said about an earlier change goes with it.
    if (next) setChanges(changes + 1);
    setEditing(next);
  };
  return (
    <AccountSection title={t.yourDetails}>
      <Stack gap="lg">
        {isSuccess && !editing && !emailAlone && (
          <Notice tone="success" announced>
            {notices.profileUpdated}
          </Notice>
        )}
        <WaitingEmailContent key={changes} user={user} onAsk={reset} />
        {editing ? (
          <ProfileForm
            user={user}
            today={today}
            draft={draft}
            onFormChange={(form) => keepProfileDraft(form, user)}
            onSubmit={save}
            onCancel={() => turn(false)}
            busy={isLoading}
            problem={shownFailure(error, failures)}
          />
        ) : (
          <ProfileDetails user={user} onEdit={() => turn(true)} />
        )}
      </Stack>
    </AccountSection>
  );
}
