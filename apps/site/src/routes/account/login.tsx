import { AccountFrame } from '@vestibule/ui/account';
import { Notice } from '@vestibule/ui/feedback';
import { Stack } from '@vestibule/ui/layout';
import { Rich, useTexts } from '@vestibule/ui/theme';
import { Suspense, useState } from 'react';
import { useLoginState, withReturn } from '../../app/login-state.js';
import { PageMeta } from '../../app/PageMeta.js';
import { RouterLink } from '../../app/RouterLink.js';
import LoginPart from './LoginPart.js';
import { texts } from './login.texts.js';
import { useAccountTrail } from '../../app/use-trail.js';

/** Spec 2, Login. */
export default function Login() {
  const t = useTexts(texts);
  const trail = useAccountTrail(t.title);
  const { message, note, tone = 'success', returnTo, email } = useLoginState();
  const [refused, setRefused] = useState(false);
  return (
    <>
      <PageMeta title={t.title} description={t.description} noindex />
      <AccountFrame
        breadcrumbs={trail}
        title={t.heading}
        subtitle={t.subtitle}
        picture="hero-home.webp"
        footer={
          <p>
            <Rich text={t.noAccount} link={<RouterLink href={withReturn('signup', returnTo)} />} />
          </p>
        }
      >
        <Stack gap="lg">
          {message && !refused && (
            <Notice tone={tone} announced>
              <p>{message}</p>
              {note && <p>{note}</p>}
            </Notice>
          )}
          <Suspense>
            <LoginPart returnTo={returnTo} email={email} onRefuse={() => setRefused(true)} />
          </Suspense>
        </Stack>
      </AccountFrame>
    </>
  );
}
