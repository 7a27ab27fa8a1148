import { useLoginMutation } from '@vestibule/api/account';
import type { LoginForm as LoginFormValues } from '@vestibule/domain/account';
import { AccountFrame, LoginForm } from '@vestibule/ui/account';
import { Notice } from '@vestibule/ui/feedback';
import { Stack } from '@vestibule/ui/layout';
import { Link, useNavigate } from 'react-router-dom';
import { shownFailure } from '../../app/failure.js';
import { useLoginState } from '../../app/login-state.js';
import { PageMeta } from '../../app/PageMeta.js';
import { accountBreadcrumbs } from './account-breadcrumbs.js';
import { useRememberedEmail } from './use-remembered-email.js';

/** Spec 2, Login. */
export default function Login() {
  const { message, tone = 'success', returnTo } = useLoginState();
  const [login, { isLoading, error }] = useLoginMutation();
  const [rememberedEmail, remember] = useRememberedEmail();
  const navigate = useNavigate();
  const signIn = async ({ rememberMe, ...credentials }: LoginFormValues) => {
    const result = await login(credentials);
    if (result.error) return;
    remember(rememberMe ? credentials.email : undefined);
    void navigate(returnTo);
  };
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
            <Link to="/signup" state={{ returnTo }}>
              Sign up here
            </Link>
          </p>
        }
      >
        <Stack gap="lg">
          {message && (
            <Notice tone={tone} announced>
              {message}
            </Notice>
          )}
          <LoginForm
            key={rememberedEmail}
            rememberedEmail={rememberedEmail}
            onSubmit={signIn}
            busy={isLoading}
            problem={shownFailure(error)}
          />
        </Stack>
      </AccountFrame>
    </>
  );
}
