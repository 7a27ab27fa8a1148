import { Suspense } from 'react';
import { AccountFrame } from '@vestibule/ui/account';
import { PageMeta } from '../../app/PageMeta.js';
import { accountBreadcrumbs } from './account-breadcrumbs.js';
import VerifyEmailPart from './VerifyEmailPart.js';

/** The link in the verification mail opens this page, which verifies the address by itself. */
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
