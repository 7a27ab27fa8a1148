import { useRegisterMutation } from '@vestibule/api/account';
import { accountNotices, toRegisterRequest, type SignUpForm } from '@vestibule/domain/account';
import { AccountFrame, SignupForm } from '@vestibule/ui/account';
import { Link, useNavigate } from 'react-router-dom';
import { shownFailure } from '../../app/failure.js';
import { useLoginState, type LoginState } from '../../app/login-state.js';
import { PageMeta } from '../../app/PageMeta.js';
import { accountBreadcrumbs } from './account-breadcrumbs.js';

/** Spec 2, Sign up. */
export default function Signup() {
  const { returnTo } = useLoginState();
  const [register, { isLoading, error }] = useRegisterMutation();
  const navigate = useNavigate();
  const signUp = async (form: SignUpForm) => {
    const result = await register(toRegisterRequest(form));
    if (result.error) return;
    const state: LoginState = { message: accountNotices.signedUp, returnTo };
    void navigate('/login', { state });
  };
  return (
    <>
      <PageMeta title="Sign Up" description="Create an account." noindex />
      <AccountFrame
        breadcrumbs={accountBreadcrumbs('Sign Up')}
        title="Create Account"
        subtitle="An account keeps your bookings and what you like in one place"
        picture="hero-about.webp"
        footer={
          <p>
            Already have an account?{' '}
            <Link to="/login" state={{ returnTo }}>
              Sign in here
            </Link>
          </p>
        }
      >
        <SignupForm onSubmit={signUp} busy={isLoading} problem={shownFailure(error)} />
      </AccountFrame>
    </>
  );
}
