'use client';
import {
  changePasswordRules,
  type ChangePasswordForm as ChangePasswordValues,
} from '@vestibule/domain/account';
import { useEffect } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { Field } from '../../forms/Field/Field.js';
import { PasswordInput } from '../../forms/PasswordInput/PasswordInput.js';
import { Form, Pair } from '../account-form.styles.js';
import { FormBanner } from '../../forms/FormBanner.js';
import type { FormProblem } from '../form-problem.js';
import { useTexts } from '../../theme/texts.js';
import { useAccountRules } from '../use-account-rules.js';
import { useRuledForm } from '../use-ruled-form.js';
import { texts as accountFieldsTexts } from '../account-fields.texts.js';
import { texts } from './ChangePasswordForm.texts.js';

export interface ChangePasswordFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'children'
> {
  /** Sends the password in use and the new one. */
  onSubmit: (form: ChangePasswordValues) => unknown;
  /** The password is being changed. */
  busy?: boolean;
  /** Why the server refused. */
  problem?: FormProblem;
  /** What the server answered; the fields are emptied. */
  saved?: string;
}

/** Choosing a new password within the profile. */
export function ChangePasswordForm({
  onSubmit,
  busy = false,
  problem,
  saved,
  ...props
}: ChangePasswordFormProps) {
  const t = useTexts(texts);
  const fields = useTexts(accountFieldsTexts);
  const { form, sendOnce, field, errorOf, banner } = useRuledForm({
    rules: useAccountRules(changePasswordRules),
    problem,
  });
  const { reset } = form;
  useEffect(() => {
    if (saved) reset({ currentPassword: '', newPassword: '', confirmPassword: '' });
  }, [saved, reset]);
  return (
    <Form {...props} onSubmit={sendOnce(onSubmit)}>
      {saved && (
        <Notice tone="success" announced>
          {saved}
        </Notice>
      )}
      <FormBanner>{banner}</FormBanner>
      <Field label={fields.currentPassword} error={errorOf('currentPassword')} required>
        <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
      </Field>
      <Pair>
        <Field label={fields.newPassword} error={errorOf('newPassword')} required>
          <PasswordInput autoComplete="new-password" {...field('newPassword')} />
        </Field>
        <Field label={fields.confirmPassword} error={errorOf('confirmPassword')} required>
          <PasswordInput autoComplete="new-password" {...field('confirmPassword')} />
        </Field>
      </Pair>
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? fields.saving : t.change}
        </Button>
      </div>
    </Form>
  );
}
