import { useLoginMutation } from '@vestibule/api/account';
import type { LoginForm as LoginFormValues } from '@vestibule/domain/account';
import { LoginForm } from '@vestibule/ui/account';
import { useNavigate } from 'react-router-dom';
import { shownFailure } from '../../app/failure.js';
import { useRememberedEmail } from './use-remembered-email.js';

interface LoginPartProps {
  returnTo: string;
  /** What the page said before is no longer the news. */
  onRefuse: () => void;
}

/** The form of the login page, wired. */
export default function LoginPart({ returnTo, onRefuse }: LoginPartProps) {
  const [login, { isLoading, error }] = useLoginMutation();
  const [rememberedEmail, remember] = useRememberedEmail();
  const navigate = useNavigate();
  const signIn = async ({ rememberMe, ...credentials }: LoginFormValues) => {
    const result = await login(credentials);
    if (result.error) return onRefuse();
    remember(rememberMe ? credentials.email : undefined);
    void navigate(returnTo);
  };
  return (
    <LoginForm
      key={rememberedEmail}
      rememberedEmail={rememberedEmail}
      onSubmit={signIn}
      busy={isLoading}
      problem={shownFailure(error)}
    />
  );
}
