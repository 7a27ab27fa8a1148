'use client';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { Rich, useTexts } from '../../theme/texts.js';
import type { FormProblem } from '../form-problem.js';
import { Actions } from './WaitingEmail.styles.js';
import { texts } from './WaitingEmail.texts.js';

export interface WaitingEmailProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The address that waits for its link to be opened. */
  waiting: string;
  /** The address that counts until then; absent while the account's first one waits. */
  present?: string;
  /** Sends the link once more. */
  onResend: () => void;
  /** The link is being sent. */
  resending?: boolean;
  /** What the server answered to that. */
  resent?: string | undefined;
  /** Gives a new address up; the first one cannot be. */
  onCancel?: () => void;
  /** It is being given up. */
  cancelling?: boolean;
  /** Why the server refused either. */
  problem?: FormProblem | undefined;
}

/** An email address that waits for its link to be opened: the first one, or a new one. */
export function WaitingEmail({
  waiting,
  present,
  onResend,
  resending = false,
  resent,
  onCancel,
  cancelling = false,
  problem,
  ...props
}: WaitingEmailProps) {
  const t = useTexts(texts);
  return (
    <Stack gap="sm" {...props}>
      <Notice announced>
        <Rich
          text={present ? t.newWaits : t.firstWaits}
          waiting={<bdi>{waiting}</bdi>}
          present={<bdi>{present}</bdi>}
        />
      </Notice>
      {resent && (
        <Notice tone="success" announced>
          {resent}
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" announced>
          {problem.message}
        </Notice>
      )}
      <Actions>
        <Button
          aria-label={t.sendAgainTo({ waiting })}
          variant="secondary"
          size="small"
          busy={resending}
          waiting={cancelling}
          onClick={onResend}
        >
          {t.sendAgain}
        </Button>
        {present && onCancel && (
          <Button
            aria-label={t.keepThisEmail({ present })}
            variant="quiet"
            size="small"
            busy={cancelling}
            waiting={resending}
            onClick={onCancel}
          >
            {t.keepEmail}
          </Button>
        )}
      </Actions>
    </Stack>
  );
}
