import { accountNotices } from '@vestibule/domain/account';
import { Loading } from '@vestibule/ui/feedback';
import { Container, PageHeader, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useTexts } from '@vestibule/ui/theme';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { loadCode } from '../../app/load-code.js';
import { useAskToLogin, useLoginAfterExpiry } from '../../app/login-state.js';
import { PageMeta } from '../../app/PageMeta.js';
import { screenHigh } from '../../app/screen-high.js';
import { useAuth } from '../../app/use-auth.js';
import { texts } from './profile.texts.js';
import { useAccountTrail } from '../../app/use-trail.js';

const ProfileSections = lazy(() => loadCode(() => import('./ProfileSections.js')));

/** Spec 2, Profile: needs a sign-in; the server renders a neutral shell. */
export default function Profile() {
  const t = useTexts(texts);
  const notices = useTexts(accountNotices);
  const trail = useAccountTrail(t.title);
  const loading = (
    <Section style={screenHigh}>
      <Loading>{t.loading}</Loading>
    </Section>
  );
  const { status, user, expired, leaving } = useAuth();
  const askToLogin = useAskToLogin();
  const seen = useRef(false);
  useEffect(() => {
    seen.current ||= status === 'signed-in';
    // Who logs out from here is on the way to the home page.
    if (status !== 'signed-out' || (leaving && seen.current)) return;
    if (!expired) askToLogin(notices.loginForProfile);
  }, [status, expired, leaving, askToLogin, notices]);
  useLoginAfterExpiry();
  return (
    <>
      <PageMeta title={t.title} description={t.description} noindex />
      <PageHeader title={t.title} before={<Breadcrumbs items={trail} />} />
      <Container>
        <Suspense fallback={loading}>{user ? <ProfileSections user={user} /> : loading}</Suspense>
      </Container>
    </>
  );
}
