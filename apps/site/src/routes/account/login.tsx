import { AccountFrame } from '@vestibule/ui/account';
import { Notice } from '@vestibule/ui/feedback';
import { Stack } from '@vestibule/ui/layout';
import { Suspense, useState } from 'react';
import { useLoginState, withReturn } from '../../app/login-state.js';
import { PageMeta } from '../../app/PageMeta.js';
import { RouterLink } from '../../app/RouterLink.js';
import { accountBreadcrumbs } from './account-breadcrumbs.js';
import LoginPart from './LoginPart.js';

/** Spec 2, Login. */
export default function Login() {
  const { message, note, tone = 'success', returnTo, email } = useLoginState();
  const [refused, setRefused] = useState(false);
  return (
    <>
      <PageMeta title="Login" description="Sign in to your account." noindex />
      <AccountFrame
        breadcrumbs={accountBreadcrumbs('Login')}
        title="Welcome Back"
        subtitle="Please sign in to your account to continue"
        picture="hero-home.webp"
        footer={
          <p>
            Don't have an account?{' '}
            <RouterLink href={withReturn('/signup', returnTo)}>Sign up here</RouterLink>
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
