import { useTexts } from '@vestibule/ui/theme';
import { Suspense } from 'react';
import { useLoginState, withReturn } from '../../app/login-state.js';
import { AccountPage } from './AccountPage.js';
import SignupContent from './SignupContent.js';
import { texts } from './signup.texts.js';

/** Spec 2, Sign up. */
export default function Signup() {
  const t = useTexts(texts);
  const { returnTo } = useLoginState();
  return (
    <AccountPage
      title={t.title}
      description={t.description}
      heading={t.heading}
      subtitle={t.subtitle}
      picture="hero-about.webp"
      instead={{ text: t.haveAccount, href: withReturn('login', returnTo) }}
    >
      <Suspense>
        <SignupContent returnTo={returnTo} />
      </Suspense>
    </AccountPage>
  );
}
