'use client';
import type { ComponentPropsWithRef } from 'react';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { ErrorBlock } from '../../feedback/ErrorBlock/ErrorBlock.js';
import { Loading } from '../../feedback/Loading/Loading.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { ForgotPasswordForm } from '../ForgotPasswordForm/ForgotPasswordForm.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts } from '../../theme/texts.js';
import type { FormProblem } from '../form-problem.js';
import { texts } from './VerifyEmail.texts.js';

export interface VerifyEmailProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How far the link has been checked. */
  state: 'checking' | 'confirmed' | 'refused' | 'failed';
  /** What the server answered to the link. */
  message?: string;
  /** Asks the server about the same link once more, after it failed. */
  onRetry?: () => void;
  /** The server is being asked once more. */
  retrying?: boolean;
  /** Asks for another link; without it the profile is where to ask, as for a new address. */
  onResend?: (form: { email: string }) => unknown;
  /** Another link is being asked for. */
  resending?: boolean;
  /** Why another link was refused. */
  resendProblem?: FormProblem;
  /** What the server answered to the wish for another link. */
  resent?: string;
}

/** The result of opening the link that confirms an email address, the first or a new one. */
export function VerifyEmail({
  state,
  message,
  onRetry,
  retrying,
  onResend,
  resending,
  resendProblem,
  resent,
  ...props
}: VerifyEmailProps) {
  const t = useTexts(texts);
  const routes = useRoutes();
  if (state === 'checking') {
    return (
      <Stack gap="lg" {...props}>
        <Loading>{t.confirming}</Loading>
      </Stack>
    );
  }
  if (state === 'confirmed') {
    return (
      <Stack gap="lg" {...props}>
        <Notice tone="success" announced>
          {message}
        </Notice>
        <div>
          <LinkButton href={routes.profile}>{t.goToProfile}</LinkButton>
        </div>
      </Stack>
    );
  }
  if (state === 'failed') {
    return (
      <Stack gap="lg" {...props}>
        <ErrorBlock title={t.notConfirmed} text={message} onRetry={onRetry} retrying={retrying} />
      </Stack>
    );
  }
  return (
    <Stack gap="lg" {...props}>
      {!resent && (
        <Notice tone="danger" announced>
          {message}
        </Notice>
      )}
      {onResend ? (
        <ForgotPasswordForm
          onSubmit={onResend}
          busy={resending}
          problem={resendProblem}
          sent={resent}
        />
      ) : (
        <div>
          <LinkButton href={routes.profile}>{t.askInProfile}</LinkButton>
        </div>
      )}
    </Stack>
  );
}
