'use client';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Dialog } from '../../overlays/Dialog/Dialog.js';
import { Cluster } from '../../layout/Cluster/Cluster.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { useTexts } from '../../theme/texts.js';
import type { FormProblem } from '../form-problem.js';
import { PasswordProofForm } from '../PasswordProofForm.js';
import { texts } from './AccountDangerZone.texts.js';

export interface AccountDangerZoneProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The guest asked for a copy of the data. */
  onExport: () => void;
  /** The copy is being made. */
  exporting?: boolean;
  /** The guest confirmed the deletion by the password. */
  onDelete: (form: { password: string }) => unknown;
  /** The account is being deleted. */
  deleting?: boolean;
  /** Why the server refused. */
  problem?: FormProblem;
}

/** Taking one's data along, and leaving. */
export function AccountDangerZone({
  onExport,
  exporting = false,
  onDelete,
  deleting = false,
  problem,
  ...props
}: AccountDangerZoneProps) {
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  return (
    <Stack gap="lg" {...props}>
      <p>{t.dataIsYours}</p>
      <Cluster>
        <Button variant="secondary" busy={exporting} onClick={onExport}>
          {t.downloadData}
        </Button>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t.deleteAccount}
        </Button>
      </Cluster>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="small"
        busy={deleting}
        status={deleting ? t.deleting : undefined}
        title={t.deleteTitle}
        description={t.confirmByPassword}
      >
        <PasswordProofForm
          danger
          submit={deleting ? t.deleting : t.deleteAccount}
          cancel={t.keepAccount}
          onSubmit={onDelete}
          onCancel={() => setOpen(false)}
          busy={deleting}
          problem={problem}
        />
      </Dialog>
    </Stack>
  );
}
