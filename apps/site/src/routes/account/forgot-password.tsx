import { Suspense } from 'react';
import { AccountFrame } from '@vestibule/ui/account';
import { PageMeta } from '../../app/PageMeta.js';
import { RouterLink } from '../../app/RouterLink.js';
import { accountBreadcrumbs } from './account-breadcrumbs.js';
import ForgotPasswordPart from './ForgotPasswordPart.js';

/** Ruling 16: the link of the login screen leads somewhere. */
export default function ForgotPassword() {
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
            You remember it? <RouterLink href="/login">Sign in here</RouterLink>
          </p>
        }
      >
        <Suspense>
          <ForgotPasswordPart />
        </Suspense>
      </AccountFrame>
    </>
  );
}
