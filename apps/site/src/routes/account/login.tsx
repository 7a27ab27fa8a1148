import { AccountFrame } from '@vestibule/ui/account';
import { Notice } from '@vestibule/ui/feedback';
import { Stack } from '@vestibule/ui/layout';
import { useState } from 'react';
import { later } from '../../app/later.js';
import { useLoginState } from '../../app/login-state.js';
import { PageMeta } from '../../app/PageMeta.js';
import { RouterLink } from '../../app/RouterLink.js';
import { accountBreadcrumbs } from './account-breadcrumbs.js';
import { useFormForRemembered } from './use-remembered-email.js';

/** As high as the form: reached from a page that needs a sign-in, what stands below stays there. */
const LoginPart = later(() => import('./LoginPart.js'), '19.45rem');

/** Spec 2, Login. */
export default function Login() {
  const { message, tone = 'success', returnTo, email } = useLoginState();
  const [refused, setRefused] = useState(false);
  useFormForRemembered();
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
            <RouterLink href="/signup" state={{ returnTo }}>
              Sign up here
            </RouterLink>
          </p>
        }
      >
        <Stack gap="lg">
          {message && !refused && (
            <Notice tone={tone} announced>
              {message}
            </Notice>
          )}
          <LoginPart returnTo={returnTo} email={email} onRefuse={() => setRefused(true)} />
        </Stack>
      </AccountFrame>
    </>
  );
}
