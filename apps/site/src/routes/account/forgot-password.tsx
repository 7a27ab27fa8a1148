import { useForgotPasswordMutation } from '@vestibule/api/account';
import { AccountFrame, ForgotPasswordForm } from '@vestibule/ui/account';
import { Link } from 'react-router-dom';
import { shownFailure } from '../../app/failure.js';
import { PageMeta } from '../../app/PageMeta.js';
import { accountBreadcrumbs } from './account-breadcrumbs.js';

/** Ruling 16: the link of the login screen leads somewhere. */
export default function ForgotPassword() {
  const [ask, { isLoading, error, data }] = useForgotPasswordMutation();
  return (
    <>
      <PageMeta title="Forgot Password" description="Choose a new password." noindex />
      <AccountFrame
        breadcrumbs={accountBreadcrumbs('Forgot Password')}
        title="Forgot your password?"
        subtitle="Tell us your address, and we send you a link to choose a new one"
        picture="hero-home.webp"
        footer={
          <p>
            You remember it? <Link to="/login">Sign in here</Link>
          </p>
        }
      >
        <ForgotPasswordForm
          onSubmit={ask}
          busy={isLoading}
          problem={shownFailure(error)}
          sent={data?.message}
        />
      </AccountFrame>
    </>
  );
}
