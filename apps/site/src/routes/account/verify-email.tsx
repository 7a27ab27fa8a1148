import { Suspense } from 'react';
import { AccountFrame } from '@vestibule/ui/account';
import { PageMeta } from '../../app/PageMeta.js';
import { accountBreadcrumbs } from './account-breadcrumbs.js';
import VerifyEmailPart from './VerifyEmailPart.js';

/** Where the link of the verification mail leads; the link is tried without a sign of the guest. */
export default function VerifyEmailPage() {
  return (
    <>
      <PageMeta title="Confirm Email" description="Confirm your email address." noindex />
      <AccountFrame
        breadcrumbs={accountBreadcrumbs('Confirm Email')}
        title="Your email address"
        picture="hero-about.webp"
      >
        <Suspense>
          <VerifyEmailPart />
        </Suspense>
      </AccountFrame>
    </>
  );
}
