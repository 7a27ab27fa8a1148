'use client';
import { accountRulesTexts } from '@vestibule/domain/account';
import {
  contactMessageTexts,
  contactRules,
  HONEYPOT,
  type ContactMessage,
} from '@vestibule/domain/contact';
import { nameTexts } from '@vestibule/domain/text';
import { useMemo, useRef, type ComponentPropsWithRef } from 'react';
import { FormBanner } from '../../forms/FormBanner.js';
import type { FormProblem } from '../../account/form-problem.js';
import { useRuledForm } from '../../account/use-ruled-form.js';
import { Button } from '../../actions/Button/Button.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { EmailInput } from '../../forms/EmailInput/EmailInput.js';
import { Field } from '../../forms/Field/Field.js';
import { TextArea } from '../../forms/TextArea/TextArea.js';
import { TextInput } from '../../forms/TextInput/TextInput.js';
import { enteredText } from '../../internal/entered-text.js';
import { Honeypot } from '../../internal/Honeypot.js';
import { useKeptFocus } from '../../internal/use-kept-focus.js';
import { useTexts } from '../../theme/texts.js';
import { Root } from '../ContactForm/ContactForm.styles.js';
import { texts } from './MessageForm.texts.js';

export interface MessageFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'children'
> {
  /** Sends it. `website` is what a program wrote where guests see no field. */
  onSend: (message: ContactMessage & { website: string }) => unknown;
  /** The message is on its way. */
  busy?: boolean;
  /** Why the server refused. */
  problem?: FormProblem;
  /** What the server answered: it replaces the form. */
  sent?: string;
}

/** A message that reaches the desk, by the domain's rules. */
export function MessageForm({
  onSend,
  busy = false,
  problem,
  sent,
  onFocus,
  onBlur,
  ...props
}: MessageFormProps) {
  const t = useTexts(texts);
  const { sendOnce, field, errorOf, banner } = useRuledForm({
    rules: useContactRules(),
    problem,
  });
  const answer = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(answer, { onFocus, onBlur });
  if (sent) {
    return (
      <Notice ref={answer} tabIndex={-1} tone="success" announced>
        {sent}
      </Notice>
    );
  }
  return (
    <Root
      method="dialog" // before hydration nothing is sent, least of all in an address
      noValidate
      aria-label={t.contact}
      {...props}
      {...keptFocus}
      onSubmit={(event) => {
        const website = enteredText(event.currentTarget, HONEYPOT);
        sendOnce((message) => onSend({ ...message, website }))(event);
      }}
    >
      <FormBanner>{banner}</FormBanner>
      <Field label={t.name} error={errorOf('name')} required>
        <TextInput autoComplete="name" {...field('name')} />
      </Field>
      <Field label={t.email} error={errorOf('email')} required>
        <EmailInput {...field('email')} />
      </Field>
      <Field label={t.message} error={errorOf('message')} required>
        <TextArea rows={6} {...field('message')} />
      </Field>
      <Honeypot />
      <div>
        <Button type="submit" busy={busy}>
          {busy ? t.sending : t.send}
        </Button>
      </div>
    </Root>
  );
}

/** The rules in the words of the page. */
function useContactRules() {
  const words = useTexts(contactMessageTexts);
  const account = useTexts(accountRulesTexts);
  const names = useTexts(nameTexts);
  return useMemo(() => contactRules(words, account, names), [words, account, names]);
}
