import { useChangePasswordMutation } from '@vestibule/api/account';
import { AccountSection, ChangePasswordForm } from '@vestibule/ui/account';
import { shownFailure } from '../../app/failure.js';

export function PasswordSection() {
  const [change, { isLoading, error, data }] = useChangePasswordMutation();
  return (
    <AccountSection title="Password">
      <ChangePasswordForm
        onSubmit={({ currentPassword, newPassword }) => change({ currentPassword, newPassword })}
        busy={isLoading}
        problem={shownFailure(error)}
        saved={data?.message}
      />
    </AccountSection>
  );
}
