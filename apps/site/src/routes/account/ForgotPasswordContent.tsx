import { useForgotPasswordMutation } from '@vestibule/api/account';
import { failureTexts } from '@vestibule/domain/problem';
import { ForgotPasswordForm } from '@vestibule/ui/account';
import { useTexts } from '@vestibule/ui/theme';
import { shownFailure } from '../../app/failure.js';

/** The form of the page for a forgotten password, wired. */
export default function ForgotPasswordContent() {
  const failures = useTexts(failureTexts);
  const [ask, { isLoading, error, data }] = useForgotPasswordMutation();
  return (
    <ForgotPasswordForm
      onSubmit={ask}
      busy={isLoading}
      problem={shownFailure(error, failures)}
      sent={data?.message}
    />
  );
}
