import { useLoginMutation } from '@vestibule/api/account';
import type { LoginForm as LoginFormValues } from '@vestibule/domain/account';
import { failureTexts } from '@vestibule/domain/problem';
import { LoginForm } from '@vestibule/ui/account';
import { useTexts } from '@vestibule/ui/theme';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shownFailure } from '../../app/failure.js';
import { usePasskeyLogin } from './use-passkey-login.js';
import { useRememberedEmail } from './use-remembered-email.js';

interface LoginContentProps {
  returnTo: string;
  /** Typed on the screen before; what comes after the first look is left out. */
  email?: string | undefined;
  /** What the page said before is no longer the news. */
  onRefuse: () => void;
}

/** The form of the login page, wired. */
export default function LoginContent({ returnTo, email, onRefuse }: LoginContentProps) {
  const failures = useTexts(failureTexts);
  const [login, { isLoading, error, reset }] = useLoginMutation();
  const passkey = usePasskeyLogin();
  const [rememberedEmail, remember] = useRememberedEmail();
  // After a reload it is known late: another form then would lose what has been typed meanwhile.
  const [knownEmail] = useState(email);
  const navigate = useNavigate();
  // Back leads past the login, which is done with.
  const goOn = () => void navigate(returnTo, { replace: true });
  const signIn = async (form: LoginFormValues) => {
    passkey.forgetProblem();
    const result = await login(form);
    if (result.error) return onRefuse();
    remember(form.rememberMe ? form.email : undefined);
    goOn();
  };
  const signInByPasskey = async () => {
    reset();
    if (await passkey.signIn()) goOn();
    else onRefuse();
  };
  return (
    <LoginForm
      email={knownEmail}
      rememberedEmail={rememberedEmail}
      onSubmit={signIn}
      busy={isLoading}
      onPasskey={() => void signInByPasskey()}
      passkeyBusy={passkey.busy}
      problem={passkey.problem ?? shownFailure(error, failures)}
    />
  );
}
