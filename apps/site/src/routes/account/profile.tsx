import { accountNotices } from '@vestibule/domain/account';
import { Loading } from '@vestibule/ui/feedback';
import { Container, PageHeader, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { loadCode } from '../../app/load-code.js';
import { useAskToLogin, useLoginAfterExpiry } from '../../app/login-state.js';
import { PageMeta } from '../../app/PageMeta.js';
import { screenHigh } from '../../app/screen-high.js';
import { useAuth } from '../../app/use-auth.js';

const ProfileSections = lazy(() => loadCode(() => import('./ProfileSections.js')));

const trail = [{ label: 'Home', href: '/' }, { label: 'Account' }, { label: 'Profile' }];

const loading = (
  <Section style={screenHigh}>
    <Loading>Loading your profile...</Loading>
  </Section>
);

/** Spec 2, Profile: needs a sign-in; the server renders a neutral shell. */
export default function Profile() {
  const { status, user, expired, leaving } = useAuth();
  const askToLogin = useAskToLogin();
  const seen = useRef(false);
  useEffect(() => {
    seen.current ||= status === 'signed-in';
    // Who logs out from here is on the way to the home page.
    if (status !== 'signed-out' || (leaving && seen.current)) return;
    if (!expired) askToLogin(accountNotices.loginForProfile);
  }, [status, expired, leaving, askToLogin]);
  useLoginAfterExpiry();
  return (
    <>
      <PageMeta title="Profile" description="Your profile." noindex />
      <PageHeader title="Profile" before={<Breadcrumbs items={trail} />} />
      <Container>
        <Suspense fallback={loading}>{user ? <ProfileSections user={user} /> : loading}</Suspense>
      </Container>
    </>
  );
}
