'use client';
import { passwordProofRules } from '@vestibule/domain/account';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button/Button.js';
import { Field } from '../forms/Field/Field.js';
import { FormBanner } from '../forms/FormBanner.js';
import { PasswordInput } from '../forms/PasswordInput/PasswordInput.js';
import { Cluster } from '../layout/Cluster/Cluster.js';
import { useTexts } from '../theme/texts.js';
import { texts as accountFieldsTexts } from './account-fields.texts.js';
import { Form } from './account-form.styles.js';
import type { FormProblem } from './form-problem.js';
import { useAccountRules } from './use-account-rules.js';
import { useRuledForm } from './use-ruled-form.js';

export interface PasswordProofFormProps {
  /** Sends the password that proves who asks. */
  onSubmit: (proof: { password: string }) => unknown;
  /** The guest thought better of it. */
  onCancel: () => void;
  /** What is asked for is being done. */
  busy: boolean;
  /** Why the server refused. */
  problem?: FormProblem | undefined;
  /** It cannot be taken back. */
  danger?: boolean;
  submit: ReactNode;
  cancel: ReactNode;
}

/** Asks for the password once more before something about the account changes. */
export function PasswordProofForm({
  onSubmit,
  onCancel,
  busy,
  problem,
  danger = false,
  submit,
  cancel,
}: PasswordProofFormProps) {
  const fields = useTexts(accountFieldsTexts);
  const { sendOnce, field, errorOf, banner } = useRuledForm({
    rules: useAccountRules(passwordProofRules),
    problem,
  });
  return (
    <Form onSubmit={sendOnce(onSubmit)}>
      <FormBanner>{banner}</FormBanner>
      <Field label={fields.currentPassword} error={errorOf('password')} required>
        <PasswordInput autoComplete="current-password" {...field('password')} />
      </Field>
      <Cluster>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {submit}
        </Button>
        <Button variant="quiet" waiting={busy} onClick={onCancel}>
          {cancel}
        </Button>
      </Cluster>
    </Form>
  );
}
