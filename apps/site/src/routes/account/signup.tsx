import { Suspense } from 'react';
import { AccountFrame } from '@vestibule/ui/account';
import { useLoginState, withReturn } from '../../app/login-state.js';
import { PageMeta } from '../../app/PageMeta.js';
import { RouterLink } from '../../app/RouterLink.js';
import { accountBreadcrumbs } from './account-breadcrumbs.js';
import SignupPart from './SignupPart.js';

/** Spec 2, Sign up. */
export default function Signup() {
  const { returnTo } = useLoginState();
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
            <RouterLink href={withReturn('/login', returnTo)}>Sign in here</RouterLink>
          </p>
        }
      >
        <Suspense>
          <SignupPart returnTo={returnTo} />
        </Suspense>
      </AccountFrame>
    </>
  );
}
