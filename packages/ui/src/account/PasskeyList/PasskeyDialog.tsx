'use client';
import { passwordProofRules } from '@vestibule/domain/account';
import type { Translation } from '@vestibule/domain/words';
import { Button } from '../../actions/Button/Button.js';
import { Field } from '../../forms/Field/Field.js';
import { FormBanner } from '../../forms/FormBanner.js';
import { PasswordInput } from '../../forms/PasswordInput/PasswordInput.js';
import { Cluster } from '../../layout/Cluster/Cluster.js';
import { Dialog } from '../../overlays/Dialog/Dialog.js';
import { useTexts } from '../../theme/texts.js';
import { texts as accountFieldsTexts } from '../account-fields.texts.js';
import { Form } from '../account-form.styles.js';
import type { FormProblem } from '../form-problem.js';
import { useAccountRules } from '../use-account-rules.js';
import { useRuledForm } from '../use-ruled-form.js';
import { texts } from './PasskeyList.texts.js';

/** What a guest may do with passkeys. */
export type PasskeyChange =
  | { type: 'add' }
  /** By its id; its name is what the question says. */
  | { type: 'remove'; id: string; name: string }
  | { type: 'only'; passkeyOnly: boolean };

interface PasskeyDialogProps extends PasskeyFormProps {
  open: boolean;
  /** What is to be confirmed. */
  change: PasskeyChange;
  onClosed: () => void;
}

export function PasskeyDialog({ open, change, onClosed, ...form }: PasskeyDialogProps) {
  const t = useTexts(texts);
  return (
    <Dialog
      open={open}
      onOpenChange={form.onCancel}
      onClosed={onClosed}
      size="small"
      busy={form.busy}
      title={titleOf(change, t)}
      description={t.confirm}
    >
      <PasskeyForm {...form} />
    </Dialog>
  );
}

function titleOf(change: PasskeyChange, t: Translation<typeof texts>): string {
  switch (change.type) {
    case 'add':
      return t.add;
    case 'remove':
      return t.removeOne({ passkey: change.name });
    case 'only':
      return change.passkeyOnly ? t.only : t.orPassword;
  }
}

interface PasskeyFormProps {
  busy: boolean;
  problem: FormProblem | undefined;
  onConfirm: (proof: { password: string }) => unknown;
  onCancel: () => void;
}

function PasskeyForm({ busy, problem, onConfirm, onCancel }: PasskeyFormProps) {
  const t = useTexts(texts);
  const fields = useTexts(accountFieldsTexts);
  const { form, ready, field, errorOf, banner } = useRuledForm({
    rules: useAccountRules(passwordProofRules),
    problem,
  });
  return (
    <Form onSubmit={form.handleSubmit((values) => onConfirm(values))}>
      <FormBanner>{banner}</FormBanner>
      <Field label={fields.currentPassword} error={errorOf('password')} required>
        <PasswordInput autoComplete="current-password" {...field('password')} />
      </Field>
      <Cluster>
        <Button type="submit" disabled={!ready} busy={busy}>
          {t.goOn}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {t.cancel}
        </Button>
      </Cluster>
    </Form>
  );
}
