import { useForgotPasswordMutation } from '@vestibule/api/account';
import { ForgotPasswordForm } from '@vestibule/ui/account';
import { shownFailure } from '../../app/failure.js';

/** The form of the page for a forgotten password, wired. */
export default function ForgotPasswordPart() {
  const [ask, { isLoading, error, data }] = useForgotPasswordMutation();
  return (
    <ForgotPasswordForm
      onSubmit={ask}
      busy={isLoading}
      problem={shownFailure(error)}
      sent={data?.message}
    />
  );
}
