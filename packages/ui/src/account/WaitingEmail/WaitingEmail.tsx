import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { Cluster } from '../../layout/Cluster/Cluster.js';
import { Stack } from '../../layout/Stack/Stack.js';
import type { FormProblem } from '../form-problem.js';

export interface WaitingEmailProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The new address: it counts once its link is opened. */
  waiting: string;
  /** The address that counts until then. */
  present: string;
  /** Sends the link once more. */
  onResend: () => void;
  /** The link is being sent. */
  resending?: boolean;
  /** What the server answered to that. */
  resent?: string | undefined;
  /** Gives the new address up. */
  onCancel: () => void;
  /** It is being given up. */
  cancelling?: boolean;
  /** Why the server refused either. */
  problem?: FormProblem | undefined;
}

/** A new email address that waits for its link to be opened (ruling 48). */
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
  return (
    <Stack gap="sm" {...props}>
      <Notice announced>
        We have sent a link to <bdi>{waiting}</bdi>. Open it to use that address; until then you
        sign in with <bdi>{present}</bdi>.
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
      <Cluster gap="xs">
        <Button
          variant="secondary"
          size="small"
          loading={resending}
          disabled={cancelling}
          onClick={onResend}
        >
          Send to the new address again
        </Button>
        <Button
          variant="quiet"
          size="small"
          loading={cancelling}
          disabled={resending}
          onClick={onCancel}
        >
          Keep the present address
        </Button>
      </Cluster>
    </Stack>
  );
}
