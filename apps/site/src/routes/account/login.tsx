import { Notice } from '@vestibule/ui/feedback';
import { Stack } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { Suspense, useState } from 'react';
import { useLoginState, withReturn } from '../../app/login-state.js';
import { AccountPage } from './AccountPage.js';
import LoginContent from './LoginContent.js';
import { texts } from './login.texts.js';

/** Spec 2, Login. */
export default function Login() {
  const t = useTexts(texts);
  const { message, note, tone = 'success', returnTo, email } = useLoginState();
  const [refused, setRefused] = useState(false);
  return (
    <AccountPage
      title={t.title}
      description={t.description}
      heading={t.heading}
      subtitle={t.subtitle}
      picture="hero-home.webp"
      instead={{ text: t.noAccount, href: withReturn('signup', returnTo) }}
    >
      <Stack gap="lg">
        {message && !refused && (
          <Notice tone={tone} announced>
            <p>{message}</p>
            {note && <p>{note}</p>}
          </Notice>
        )}
        <Suspense>
          <LoginContent returnTo={returnTo} email={email} onRefuse={() => setRefused(true)} />
        </Suspense>
      </Stack>
    </AccountPage>
  );
}
