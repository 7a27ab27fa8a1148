import { accountMessages, accountNotices } from '@vestibule/domain/account';
import { Loading } from '@vestibule/ui/feedback';
import { Container, PageHeader, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useEffect } from 'react';
import { useAskToLogin } from '../../app/login-state.js';
import { PageMeta } from '../../app/PageMeta.js';
import { useAuth } from '../../app/use-auth.js';
import { ProfileSections } from './ProfileSections.js';

const trail = [{ label: 'Home', href: '/' }, { label: 'Account' }, { label: 'Profile' }];

/** Spec 2, Profile: needs a sign-in; the server renders a neutral shell. */
export default function Profile() {
  const { status, user, expired } = useAuth();
  const askToLogin = useAskToLogin();
  useEffect(() => {
    if (status !== 'signed-out') return;
    const why = expired ? accountMessages['account.session-expired'] : undefined;
    askToLogin(why ?? accountNotices.loginForProfile);
  }, [status, expired, askToLogin]);
  return (
    <>
      <PageMeta title="Profile" description="Your profile." noindex />
      <PageHeader title="Profile" before={<Breadcrumbs items={trail} />} />
      <Container>
        {user ? (
          <ProfileSections user={user} />
        ) : (
          <Section>
            <Loading>Loading your profile...</Loading>
          </Section>
        )}
      </Container>
    </>
  );
}
