'use client';
import { useRef, type ComponentPropsWithRef } from 'react';
import type { FormProblem } from '../../account/form-problem.js';
import { Button } from '../../actions/Button/Button.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { useKeptFocus } from '../../internal/use-kept-focus.js';
import { Stack } from '../../layout/Stack/Stack.js';

export interface NewsletterLinkProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the link is for. */
  purpose: 'confirm' | 'unsubscribe';
  /** Does it. */
  onPress: () => unknown;
  /** It is being done. */
  busy?: boolean;
  /** Why the server refused. */
  problem?: FormProblem;
  /** What the server answered: it stands in place of the button. */
  done?: string;
}

const words = {
  confirm: {
    text: 'Our newsletter comes to your mailbox once you confirm your address.',
    button: 'Confirm',
    busy: 'Confirming...',
  },
  unsubscribe: {
    text: 'We will stop writing to you and delete your address.',
    button: 'Unsubscribe',
    busy: 'Unsubscribing...',
  },
} as const;

/** A link of a newsletter's mail, opened. It asks first, for programs that scan mail open links too. */
export function NewsletterLink({
  purpose,
  onPress,
  busy = false,
  problem,
  done,
  onFocus,
  onBlur,
  ...props
}: NewsletterLinkProps) {
  const { text, button, busy: doing } = words[purpose];
  const answer = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(answer, { onFocus, onBlur });
  const invalid = problem?.code === 'request.not-found';
  return (
    <Stack gap="lg" {...props} {...keptFocus}>
      {done && (
        <Notice ref={answer} tabIndex={-1} tone="success" announced>
          {done}
        </Notice>
      )}
      {problem && (
        <Notice ref={answer} tabIndex={-1} tone="danger" announced>
          {problem.message}
        </Notice>
      )}
      {!done && !invalid && (
        <>
          <p>{text}</p>
          <div>
            <Button busy={busy} onClick={() => void onPress()}>
              {busy ? doing : button}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
