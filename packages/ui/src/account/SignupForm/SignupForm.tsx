'use client';
import {
  accountMessages,
  signUpRefusal,
  signUpRules,
  type SignUpForm,
} from '@vestibule/domain/account';
import type { PhoneCountry } from '@vestibule/domain/settings';
import type { Translation } from '@vestibule/domain/words';
import { useMemo } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Checkbox } from '../../forms/Checkbox/Checkbox.js';
import { EmailInput } from '../../forms/EmailInput/EmailInput.js';
import { Field } from '../../forms/Field/Field.js';
import { PasswordInput } from '../../forms/PasswordInput/PasswordInput.js';
import { TextInput } from '../../forms/TextInput/TextInput.js';
import { Form, Pair } from '../account-form.styles.js';
import { FormBanner } from '../../forms/FormBanner.js';
import type { FormProblem } from '../form-problem.js';
import { useTexts } from '../../theme/texts.js';
import { useAccountRules } from '../use-account-rules.js';
import { useRuledForm } from '../use-ruled-form.js';
import { PhoneControl } from './PhoneControl.js';
import { texts as accountFieldsTexts } from '../account-fields.texts.js';
import { texts } from './SignupForm.texts.js';
import { TermsLabel } from './TermsLabel.js';

export interface SignupFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'children'
> {
  /** Sends it; `toRegisterRequest` of the domain makes the call's body of it. */
  onSubmit: (form: SignUpForm) => unknown;
  /** What the guest has said of themselves on the way here; taken up when the form first shows. */
  guest?: Pick<SignUpForm, 'firstName' | 'lastName' | 'email' | 'phone'>;
  /** The country that the phone number begins with; the United States without it. */
  phoneCountry?: PhoneCountry;
  /** Countries that the phone number cannot be of, by their two letters; a default list without it. */
  excludedCountries?: ReadonlyArray<string>;
  /** The account is being created. */
  busy?: boolean;
  /** Why the server refused; a text that mentions email shows at that field. */
  problem?: FormProblem;
}

/** Spec 9. The server shows it ticked, before the form answers. */
const SUBSCRIBED = true;

/** Creating an account (spec 2, Sign up). */
export function SignupForm({
  onSubmit,
  guest,
  phoneCountry,
  excludedCountries,
  busy = false,
  problem,
  ...props
}: SignupFormProps) {
  const t = useTexts(texts);
  const fields = useTexts(accountFieldsTexts);
  const messages = useTexts(accountMessages);
  const placed = useMemo(() => problem && placeRefusal(problem, messages), [problem, messages]);
  const { form, sendOnce, field, errorOf, banner, edited } = useRuledForm({
    rules: useAccountRules(signUpRules),
    defaultValues: { subscribe: SUBSCRIBED, phone: '', ...guest },
    problem: placed,
  });
  return (
    <Form {...props} onSubmit={sendOnce(onSubmit)}>
      <FormBanner>{banner}</FormBanner>
      <Pair>
        <Field label={t.firstName} error={errorOf('firstName')} required>
          <TextInput autoComplete="given-name" {...field('firstName')} />
        </Field>
        <Field label={t.lastName} error={errorOf('lastName')} required>
          <TextInput autoComplete="family-name" {...field('lastName')} />
        </Field>
      </Pair>
      <Field label={fields.email} error={errorOf('email')} required>
        <EmailInput {...field('email')} />
      </Field>
      <Field label={fields.phone} error={errorOf('phone')} required>
        <PhoneControl
          control={form.control}
          defaultCountry={phoneCountry}
          excludedCountries={excludedCountries}
          onEdit={() => edited('phone')}
        />
      </Field>
      <Field
        label={fields.password}
        hint={fields.passwordHint}
        error={errorOf('password')}
        required
      >
        <PasswordInput autoComplete="new-password" {...field('password')} />
      </Field>
      <Field label={fields.confirmPassword} error={errorOf('confirmPassword')} required>
        <PasswordInput autoComplete="new-password" {...field('confirmPassword')} />
      </Field>
      <Checkbox label={<TermsLabel />} error={errorOf('agreeToTerms')} {...field('agreeToTerms')} />
      <Checkbox label={t.newsletter} defaultChecked={SUBSCRIBED} {...field('subscribe')} />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? t.creating : t.create}
      </Button>
    </Form>
  );
}

function placeRefusal(
  problem: FormProblem,
  messages: Translation<typeof accountMessages>,
): FormProblem {
  const { field, message } = signUpRefusal(problem.message, messages);
  return field ? { message, fields: { [field]: message } } : problem;
}
