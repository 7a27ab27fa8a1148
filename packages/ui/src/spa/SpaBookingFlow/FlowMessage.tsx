'use client';
import { accountLinksTexts } from '@vestibule/domain/account';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { useTexts } from '../../theme/texts.js';
import { Message } from './SpaBookingFlow.styles.js';
import { useFlowMessages, type FlowProblem } from './use-flow-checks.js';

export interface FlowMessageProps {
  /** What is missing. */
  code: NonNullable<FlowProblem>;
  loginHref: string;
}

/** Why the step does not go on; with the login beside it when that is missing. */
export function FlowMessage({ code, loginHref }: FlowMessageProps) {
  const { signIn } = useTexts(accountLinksTexts);
  const messages = useFlowMessages();
  return (
    <Message role="alert">
      <p>{messages[code]}</p>
      {code === 'payments.login-required' && (
        <LinkButton variant="secondary" size="small" href={loginHref}>
          {signIn}
        </LinkButton>
      )}
    </Message>
  );
}
