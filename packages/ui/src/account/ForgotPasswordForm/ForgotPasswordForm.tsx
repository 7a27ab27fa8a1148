'use client';
import { emailRules, type EmailForm } from '@vestibule/domain/account';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { Field } from '../../forms/Field/Field.js';
import { TextInput } from '../../forms/TextInput/TextInput.js';
import { Form } from '../account-form.styles.js';
import { FormBanner } from '../../forms/FormBanner.js';
import type { FormProblem } from '../form-problem.js';
import { useTexts } from '../../theme/texts.js';
import { useAccountRules } from '../use-account-rules.js';
import { useRuledForm } from '../use-ruled-form.js';
import { texts as accountFieldsTexts } from '../account-fields.texts.js';
import { texts } from './ForgotPasswordForm.texts.js';

export interface ForgotPasswordFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'children'
> {
  /** Asks for the link. */
  onSubmit: (form: EmailForm) => unknown;
  /** The link is being asked for. */
  busy?: boolean;
  /** Why the server refused. */
  problem?: FormProblem;
  /** What the server answered; the same for every address. */
  sent?: string;
}

/** Asking for a link to choose a new password. */
export function ForgotPasswordForm({
  onSubmit,
  busy = false,
  problem,
  sent,
  ...props
}: ForgotPasswordFormProps) {
  const t = useTexts(texts);
  const fields = useTexts(accountFieldsTexts);
  const { sendOnce, field, errorOf, banner } = useRuledForm({
    rules: useAccountRules(emailRules),
    problem,
  });
  return (
    <Form {...props} onSubmit={sendOnce(onSubmit)}>
      {sent && (
        <Notice tone="success" announced>
          {sent}
        </Notice>
      )}
      <FormBanner>{banner}</FormBanner>
      <Field label={fields.email} error={errorOf('email')} required>
        <TextInput type="email" autoComplete="username" {...field('email')} />
      </Field>
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? t.sending : t.sendLink}
      </Button>
    </Form>
  );
}
