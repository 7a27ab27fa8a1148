'use client';
import { useRef, type ComponentPropsWithRef } from 'react';
import type { FormProblem } from '../../account/form-problem.js';
import { Button } from '../../actions/Button/Button.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { useKeptFocus } from '../../internal/use-kept-focus.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './NewsletterLink.texts.js';

export interface NewsletterLinkProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the link is for. */
  purpose: 'confirm' | 'unsubscribe';
  /** Does it. */
  onPress: () => unknown;
  /** It is being done. */
  busy?: boolean;
  /** Why the server refused. */
  problem?: FormProblem;
  /** What the server answered: it replaces the button. */
  done?: string;
}

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
  const t = useTexts(texts);
  const { text, button, doing } = {
    confirm: { text: t.askToConfirm, button: t.confirm, doing: t.confirming },
    unsubscribe: { text: t.askToUnsubscribe, button: t.unsubscribe, doing: t.unsubscribing },
  }[purpose];
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
