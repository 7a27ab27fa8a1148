'use client';
import type { Translation } from '@vestibule/domain/words';
import { Dialog } from '../../overlays/Dialog/Dialog.js';
import { useTexts } from '../../theme/texts.js';
import { PasswordProofForm, type PasswordProofFormProps } from '../PasswordProofForm.js';
import { texts } from './PasskeyList.texts.js';

/** What a guest may do with passkeys. */
export type PasskeyChange =
  | { type: 'add' }
  /** By its id; its name is what the question says. */
  | { type: 'remove'; id: string; name: string }
  | { type: 'only'; passkeyOnly: boolean };

interface PasskeyDialogProps extends Pick<PasswordProofFormProps, 'busy' | 'problem' | 'onCancel'> {
  open: boolean;
  /** What is to be confirmed. */
  change: PasskeyChange;
  /** The guest has proved it. */
  onConfirm: PasswordProofFormProps['onSubmit'];
  onClosed: () => void;
}

export function PasskeyDialog({ open, change, onConfirm, onClosed, ...form }: PasskeyDialogProps) {
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
      <PasswordProofForm {...form} submit={t.goOn} cancel={t.cancel} onSubmit={onConfirm} />
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
