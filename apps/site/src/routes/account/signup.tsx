import { Suspense } from 'react';
import { AccountFrame } from '@vestibule/ui/account';
import { Rich, useTexts } from '@vestibule/ui/theme';
import { useLoginState, withReturn } from '../../app/login-state.js';
import { PageMeta } from '../../app/PageMeta.js';
import { RouterLink } from '../../app/RouterLink.js';
import SignupPart from './SignupPart.js';
import { texts } from './signup.texts.js';
import { useAccountTrail } from '../../app/use-trail.js';

/** Spec 2, Sign up. */
export default function Signup() {
  const t = useTexts(texts);
  const trail = useAccountTrail(t.title);
  const { returnTo } = useLoginState();
  return (
    <>
      <PageMeta title={t.title} description={t.description} noindex />
      <AccountFrame
        breadcrumbs={trail}
        title={t.heading}
        subtitle={t.subtitle}
        picture="hero-about.webp"
        footer={
          <p>
            <Rich text={t.haveAccount} link={<RouterLink href={withReturn('login', returnTo)} />} />
          </p>
        }
      >
        <Suspense>
          <SignupPart returnTo={returnTo} />
        </Suspense>
      </AccountFrame>
    </>
  );
}
