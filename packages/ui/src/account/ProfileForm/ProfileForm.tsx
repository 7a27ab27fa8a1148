'use client';
import {
  earliestBirth,
  isSameMailbox,
  profileFormOf,
  toProfileForm,
  type ProfileForm as ProfileFormValues,
  type User,
} from '@vestibule/domain/account';
import type { Day } from '@vestibule/domain/calendar';
import { useEffect, useMemo } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../actions/Button/Button.js';
import { DatePicker } from '../../forms/DatePicker/DatePicker.js';
import { EmailInput } from '../../forms/EmailInput/EmailInput.js';
import { Field } from '../../forms/Field/Field.js';
import { PasswordInput } from '../../forms/PasswordInput/PasswordInput.js';
import { TextInput } from '../../forms/TextInput/TextInput.js';
import { Cluster } from '../../layout/Cluster/Cluster.js';
import { Form, Pair } from '../account-form.styles.js';
import { FormBanner } from '../../forms/FormBanner.js';
import type { FormProblem } from '../form-problem.js';
import { useRuledForm } from '../use-ruled-form.js';
import { AlignedPair } from './ProfileForm.styles.js';

export interface ProfileFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'children'
> {
  /** What the fields start with. */
  user: User;
  /** The hotel's today: nobody is born later. */
  today: Day;
  /** Sends it. */
  onSubmit: (form: ProfileFormValues) => unknown;
  /** Leaves without saving; what was typed is gone. */
  onCancel: () => void;
  /** The profile is being saved. */
  busy?: boolean;
  /** Why the server refused. */
  problem?: FormProblem;
}

/** Edit Profile, with Cancel and Save Changes (spec 2, Profile). */
export function ProfileForm({
  user,
  today,
  onSubmit,
  onCancel,
  busy = false,
  problem,
  ...props
}: ProfileFormProps) {
  const rules = useMemo(() => profileFormOf({ email: user.email }), [user.email]);
  const { form, ready, field, errorOf, banner, edited } = useRuledForm({
    rules,
    defaultValues: toProfileForm(user),
    problem,
  });
  const email = useWatch({ control: form.control, name: 'email' });
  // The server asks for it too, where the address has changed since the page was loaded.
  const needsPassword =
    !isSameMailbox(email, user.email) || problem?.code === 'account.password-required';
  const dateOfBirth = useWatch({ control: form.control, name: 'dateOfBirth' });
  const setBirth = (day: Day) => {
    form.setValue('dateOfBirth', day);
    edited('dateOfBirth');
  };
  const { setFocus } = form;
  useEffect(() => setFocus('fullName'), [setFocus]);
  return (
    <Form
      method="post"
      noValidate
      {...props}
      onSubmit={form.handleSubmit((values) =>
        onSubmit(needsPassword ? values : { ...values, currentPassword: '' }),
      )}
    >
      <FormBanner>{banner}</FormBanner>
      <Pair>
        <Field label="Full name" error={errorOf('fullName')} required>
          <TextInput autoComplete="name" {...field('fullName')} />
        </Field>
        <Field label="Email" error={errorOf('email')} required>
          <EmailInput {...field('email')} />
        </Field>
      </Pair>
      {needsPassword && (
        <Field
          label="Current password"
          hint="To change your email address."
          error={errorOf('currentPassword')}
          required
        >
          <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
        </Field>
      )}
      <AlignedPair>
        <Field label="Phone" hint="With country code, for example +968" error={errorOf('phone')}>
          <TextInput type="tel" autoComplete="tel" {...field('phone')} />
        </Field>
        <Field label="Date of birth" error={errorOf('dateOfBirth')}>
          <DatePicker
            label="Choose your date of birth"
            autoComplete="bday"
            today={today}
            earliest={earliestBirth(today)}
            latest={today}
            yearList
            value={dateOfBirth || undefined}
            onValueChange={setBirth}
            onClear={() => setBirth('')}
          />
        </Field>
      </AlignedPair>
      <Field label="Address" error={errorOf('address')}>
        <TextInput autoComplete="street-address" {...field('address')} />
      </Field>
      <Pair>
        <Field label="City" error={errorOf('city')}>
          <TextInput autoComplete="address-level2" {...field('city')} />
        </Field>
        <Field label="Country" error={errorOf('country')}>
          <TextInput autoComplete="country-name" {...field('country')} />
        </Field>
      </Pair>
      <Cluster>
        <Button type="submit" disabled={!ready} busy={busy}>
          {busy ? 'Saving...' : 'Save Changes'}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </Form>
  );
}
