import { Suspense } from 'react';
import { AccountFrame } from '@vestibule/ui/account';
import { PageMeta } from '../../app/PageMeta.js';
import { accountBreadcrumbs } from './account-breadcrumbs.js';
import ResetPasswordPart from './ResetPasswordPart.js';

/** Where the link of the reset mail leads. */
export default function ResetPassword() {
  return (
    <>
      <PageMeta title="New Password" description="Choose a new password." noindex />
      <AccountFrame
        breadcrumbs={accountBreadcrumbs('New Password')}
        title="Choose a new password"
        subtitle="Every device that is signed in will be signed out"
        picture="hero-home.webp"
      >
        <Suspense>
          <ResetPasswordPart />
        </Suspense>
      </AccountFrame>
    </>
  );
}
