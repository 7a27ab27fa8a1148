import { useChangePasswordMutation } from '@vestibule/api/account';
import { failureTexts } from '@vestibule/domain/problem';
import { AccountSection, ChangePasswordForm } from '@vestibule/ui/account';
import { useTexts } from '@vestibule/ui/theme';
import { shownFailure } from '../../app/failure.js';
import { texts } from './PasswordSection.texts.js';

export function PasswordSection() {
  const failures = useTexts(failureTexts);
  const t = useTexts(texts);
  const [change, { isLoading, error, data }] = useChangePasswordMutation();
  return (
    <AccountSection title={t.password}>
      <ChangePasswordForm
        onSubmit={({ currentPassword, newPassword }) => change({ currentPassword, newPassword })}
        busy={isLoading}
        problem={shownFailure(error, failures)}
        saved={data?.message}
      />
    </AccountSection>
  );
}
