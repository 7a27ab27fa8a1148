'use client';
import { passwordProofRules } from '@vestibule/domain/account';
import { Button } from '../../actions/Button/Button.js';
import { Field } from '../../forms/Field/Field.js';
import { PasswordInput } from '../../forms/PasswordInput/PasswordInput.js';
import { Cluster } from '../../layout/Cluster/Cluster.js';
import { Form } from '../account-form.styles.js';
import { FormBanner } from '../../forms/FormBanner.js';
import type { FormProblem } from '../form-problem.js';
import { useTexts } from '../../theme/texts.js';
import { useAccountRules } from '../use-account-rules.js';
import { useRuledForm } from '../use-ruled-form.js';
import { texts as accountFieldsTexts } from '../account-fields.texts.js';
import { texts } from './AccountDangerZone.texts.js';

export interface DeleteAccountFormProps {
  /** Sends the password that proves who asks. */
  onSubmit: (form: { password: string }) => unknown;
  /** The guest thought better of it. */
  onCancel: () => void;
  /** The account is being deleted. */
  busy: boolean;
  /** Why the server refused. */
  problem?: FormProblem | undefined;
}

export function DeleteAccountForm({ onSubmit, onCancel, busy, problem }: DeleteAccountFormProps) {
  const t = useTexts(texts);
  const fields = useTexts(accountFieldsTexts);
  const { form, ready, field, errorOf, banner } = useRuledForm({
    rules: useAccountRules(passwordProofRules),
    problem,
  });
  return (
    <Form onSubmit={form.handleSubmit((values) => onSubmit(values))}>
      <FormBanner>{banner}</FormBanner>
      <Field label={fields.currentPassword} error={errorOf('password')} required>
        <PasswordInput autoComplete="current-password" {...field('password')} />
      </Field>
      <Cluster>
        <Button type="submit" disabled={!ready} variant="danger" busy={busy}>
          {busy ? t.deleting : t.deleteAccount}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {t.keepAccount}
        </Button>
      </Cluster>
    </Form>
  );
}
