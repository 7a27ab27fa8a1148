import { AccountFrame } from '@vestibule/ui/account';
import { useEffect } from 'react';
import { guestIsHere } from '../../app/guest-signs.js';
import { later } from '../../app/later.js';
import { PageMeta } from '../../app/PageMeta.js';
import { accountBreadcrumbs } from './account-breadcrumbs.js';

const VerifyEmailPart = later(() => import('./VerifyEmailPart.js'));

/** Where the link of the verification mail leads; the link is tried without a sign of the guest. */
export default function VerifyEmailPage() {
  useEffect(guestIsHere, []);
  return (
    <>
      <PageMeta title="Confirm Email" description="Confirm your email address." noindex />
      <AccountFrame
        breadcrumbs={accountBreadcrumbs('Confirm Email')}
        title="Your email address"
        picture="hero-about.webp"
      >
        <VerifyEmailPart />
      </AccountFrame>
    </>
  );
}
