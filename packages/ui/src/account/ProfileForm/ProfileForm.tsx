'use client';
import {
  accountMessages,
  accountRulesTexts,
  earliestBirth,
  isSameMailbox,
  profileFormOf,
  toProfileForm,
  type ProfileForm as ProfileFormValues,
  type User,
} from '@vestibule/domain/account';
import type { Day } from '@vestibule/domain/calendar';
import { nameTexts } from '@vestibule/domain/text';
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
import { useFormChange } from '../../internal/use-form-change.js';
import type { FormProblem } from '../form-problem.js';
import { useTexts } from '../../theme/texts.js';
import { useRuledForm } from '../use-ruled-form.js';
import { AlignedPair } from './ProfileForm.styles.js';
import { texts as accountFieldsTexts } from '../account-fields.texts.js';
import { texts } from './ProfileForm.texts.js';

export interface ProfileFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'children'
> {
  /** What the fields start with. */
  user: User;
  /** The hotel's today: nobody is born later. */
  today: Day;
  /** What was typed earlier and not sent: the form begins with it. */
  draft?: Partial<ProfileFormValues>;
  /** The guest changed something; keep it without the password, and give it back as `draft`. */
  onFormChange?: (form: Partial<ProfileFormValues>) => void;
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
  draft,
  onFormChange,
  onSubmit,
  onCancel,
  busy = false,
  problem,
  ...props
}: ProfileFormProps) {
  const t = useTexts(texts);
  const fields = useTexts(accountFieldsTexts);
  const profile = useProfileForm(user, problem, draft);
  const { form, sendOnce, field, errorOf, banner, needsPassword } = profile;
  const { setFocus } = form;
  useFormChange(form, onFormChange);
  useEffect(() => setFocus('fullName'), [setFocus]);
  return (
    <Form
      {...props}
      onSubmit={sendOnce((values) =>
        onSubmit(needsPassword ? values : { ...values, currentPassword: '' }),
      )}
    >
      <FormBanner>{banner}</FormBanner>
      <Pair>
        <Field label={fields.fullName} error={errorOf('fullName')} required>
          <TextInput autoComplete="name" {...field('fullName')} />
        </Field>
        <Field label={fields.email} error={errorOf('email')} required>
          <EmailInput {...field('email')} />
        </Field>
      </Pair>
      {needsPassword && (
        <Field
          label={fields.currentPassword}
          hint={t.currentPasswordHint}
          error={errorOf('currentPassword')}
          required
        >
          <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
        </Field>
      )}
      <AlignedPair>
        <Field label={fields.phone} hint={t.phoneHint} error={errorOf('phone')}>
          <TextInput type="tel" autoComplete="tel" {...field('phone')} />
        </Field>
        <BirthField profile={profile} today={today} />
      </AlignedPair>
      <AddressFields profile={profile} />
      <Cluster>
        <Button type="submit" busy={busy}>
          {busy ? fields.saving : t.save}
        </Button>
        <Button variant="quiet" waiting={busy} onClick={onCancel}>
          {t.cancel}
        </Button>
      </Cluster>
    </Form>
  );
}

/** The form's state and rules, and whether they ask for the password. */
function useProfileForm(
  user: User,
  problem: FormProblem | undefined,
  draft: ProfileFormProps['draft'],
) {
  const account = useTexts(accountRulesTexts);
  const names = useTexts(nameTexts);
  const messages = useTexts(accountMessages);
  const rules = useMemo(
    () => profileFormOf({ email: user.email }, account, names, messages),
    [user.email, account, names, messages],
  );
  const ruled = useRuledForm({
    rules,
    defaultValues: { ...toProfileForm(user), ...draft },
    problem,
  });
  const email = useWatch({ control: ruled.form.control, name: 'email' });
  // The server asks for it too, where the address has changed since the page was loaded.
  const needsPassword =
    !isSameMailbox(email, user.email) || problem?.code === 'account.password-required';
  return { ...ruled, needsPassword };
}

interface PartProps {
  profile: ReturnType<typeof useProfileForm>;
}

function BirthField({ profile, today }: PartProps & Pick<ProfileFormProps, 'today'>) {
  const t = useTexts(texts);
  const fields = useTexts(accountFieldsTexts);
  const { form, edited, errorOf } = profile;
  const dateOfBirth = useWatch({ control: form.control, name: 'dateOfBirth' });
  const setBirth = (day: Day) => {
    form.setValue('dateOfBirth', day);
    edited('dateOfBirth');
  };
  return (
    <Field label={fields.dateOfBirth} error={errorOf('dateOfBirth')}>
      <DatePicker
        label={t.chooseDateOfBirth}
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
  );
}

/** Where the guest lives. */
function AddressFields({ profile: { field, errorOf } }: PartProps) {
  const fields = useTexts(accountFieldsTexts);
  return (
    <>
      <Field label={fields.address} error={errorOf('address')}>
        <TextInput autoComplete="street-address" {...field('address')} />
      </Field>
      <Pair>
        <Field label={fields.city} error={errorOf('city')}>
          <TextInput autoComplete="address-level2" {...field('city')} />
        </Field>
        <Field label={fields.country} error={errorOf('country')}>
          <TextInput autoComplete="country-name" {...field('country')} />
        </Field>
      </Pair>
    </>
  );
}
