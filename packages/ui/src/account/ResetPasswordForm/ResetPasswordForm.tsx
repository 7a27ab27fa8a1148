'use client';
import {
  resetPasswordRules,
  type ResetPasswordForm as ResetPasswordValues,
} from '@vestibule/domain/account';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Field } from '../../forms/Field/Field.js';
import { PasswordInput } from '../../forms/PasswordInput/PasswordInput.js';
import { Form } from '../account-form.styles.js';
import { FormBanner } from '../../forms/FormBanner.js';
import type { FormProblem } from '../form-problem.js';
import { TextLink } from '../TextLink.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts } from '../../theme/texts.js';
import { useAccountRules } from '../use-account-rules.js';
import { useRuledForm } from '../use-ruled-form.js';
import { texts as accountFieldsTexts } from '../account-fields.texts.js';
import { texts } from './ResetPasswordForm.texts.js';

export interface ResetPasswordFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'children'
> {
  /** Sends the new password, with the token of the link. */
  onSubmit: (form: ResetPasswordValues) => unknown;
  /** The password is being changed. */
  busy?: boolean;
  /** Why the server refused. */
  problem?: FormProblem;
}

/** Choosing a new password by a link. */
export function ResetPasswordForm({
  onSubmit,
  busy = false,
  problem,
  ...props
}: ResetPasswordFormProps) {
  const t = useTexts(texts);
  const fields = useTexts(accountFieldsTexts);
  const routes = useRoutes();
  const { sendOnce, field, errorOf, banner } = useRuledForm({
    rules: useAccountRules(resetPasswordRules),
    problem,
  });
  const linkInvalid = problem?.code === 'account.link-invalid';
  return (
    <Form {...props} onSubmit={sendOnce(onSubmit)}>
      <FormBanner>
        {linkInvalid ? (
          // Stays while the guest types: no password makes the link serve again.
          <>
            {problem.message} <TextLink href={routes.forgotPassword}>{t.askForLink}</TextLink>
          </>
        ) : (
          banner
        )}
      </FormBanner>
      <Field
        label={fields.newPassword}
        hint={fields.passwordHint}
        error={errorOf('password')}
        required
      >
        <PasswordInput autoComplete="new-password" {...field('password')} />
      </Field>
      <Field label={fields.confirmPassword} error={errorOf('confirmPassword')} required>
        <PasswordInput autoComplete="new-password" {...field('confirmPassword')} />
      </Field>
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? fields.saving : t.save}
      </Button>
    </Form>
  );
}
