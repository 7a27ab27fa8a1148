'use client';
import { loginRules, type LoginForm as LoginFormValues } from '@vestibule/domain/account';
import { useEffect, type ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Checkbox } from '../../forms/Checkbox/Checkbox.js';
import { Field } from '../../forms/Field/Field.js';
import { PasswordInput } from '../../forms/PasswordInput/PasswordInput.js';
import { TextInput } from '../../forms/TextInput/TextInput.js';
import { Form, Line } from '../account-form.styles.js';
import { FormBanner } from '../../forms/FormBanner.js';
import type { FormProblem } from '../form-problem.js';
import { TextLink } from '../TextLink.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts } from '../../theme/texts.js';
import { useAccountRules } from '../use-account-rules.js';
import { useRuledForm } from '../use-ruled-form.js';
import { texts as accountFieldsTexts } from '../account-fields.texts.js';
import { texts } from './LoginForm.texts.js';

export interface LoginFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'children'
> {
  /** Sends it; only email and password go to the server. */
  onSubmit: (form: LoginFormValues) => unknown;
  /** The guest signs in with a passkey instead; without it there is no such button. */
  onPasskey?: () => void;
  /** The passkey is being asked for. */
  passkeyBusy?: boolean;
  /** Signing in by password is under way. */
  busy?: boolean;
  /** Why the server refused. */
  problem?: FormProblem;
  /** The address remembered from the last visit; Remember me is ticked for it, and for no other. */
  rememberedEmail?: string;
  /** The address to begin with, known from the screen before; it goes before the remembered one. */
  email?: string;
  /** Where a forgotten password leads; the provider's route by default. */
  forgotPasswordHref?: string;
}

/** Signing in (spec 2, Login). */
export function LoginForm({
  onSubmit,
  onPasskey,
  passkeyBusy = false,
  busy = false,
  problem,
  rememberedEmail,
  email,
  forgotPasswordHref,
  ...props
}: LoginFormProps) {
  const t = useTexts(texts);
  const fields = useTexts(accountFieldsTexts);
  const routes = useRoutes();
  const { form, sendOnce, field, errorOf, banner } = useRuledForm({
    rules: useAccountRules(loginRules),
    defaultValues: email ? { email } : {},
    problem,
  });
  const { getValues, setValue } = form;
  // It is known after hydration, and never replaces what was typed meanwhile.
  useEffect(() => {
    if (!rememberedEmail || ![rememberedEmail, ''].includes(getValues('email') ?? '')) return;
    setValue('email', rememberedEmail);
    setValue('rememberMe', true);
  }, [rememberedEmail, getValues, setValue]);
  return (
    <Form {...props} onSubmit={sendOnce(onSubmit)}>
      <FormBanner>{banner}</FormBanner>
      <Field label={fields.email} error={errorOf('email')} required>
        <TextInput type="email" autoComplete="username" {...field('email')} />
      </Field>
      <Field label={fields.password} error={errorOf('password')} required>
        <PasswordInput autoComplete="current-password" {...field('password')} />
      </Field>
      <Line>
        <Checkbox label={t.rememberMe} {...field('rememberMe')} />
        <TextLink href={forgotPasswordHref ?? routes.forgotPassword}>{t.forgotPassword}</TextLink>
      </Line>
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? t.signingIn : t.signIn}
      </Button>
      {onPasskey && (
        <Button variant="secondary" size="large" wide busy={passkeyBusy} onClick={onPasskey}>
          {t.usePasskey}
        </Button>
      )}
    </Form>
  );
}
