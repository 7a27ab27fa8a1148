'use client';
import type { Passkey } from '@vestibule/domain/account';
import { useRef, useState, type ComponentPropsWithRef, type Ref } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { ErrorBlock } from '../../feedback/ErrorBlock/ErrorBlock.js';
import { Loading } from '../../feedback/Loading/Loading.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { Cluster } from '../../layout/Cluster/Cluster.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { useTexts } from '../../theme/texts.js';
import type { FormProblem } from '../form-problem.js';
import { PasskeyDialog, type PasskeyChange } from './PasskeyDialog.js';
import { texts } from './PasskeyList.texts.js';
import { PasskeyRows } from './PasskeyRows.js';

export type { PasskeyChange };

export interface PasskeyListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The latest added first; absent until they are known. */
  passkeys: readonly Passkey[] | undefined;
  /** The password alone does not sign in. */
  passkeyOnly?: boolean;
  /** The hotel's time zone, an IANA name: days are those of its calendar. */
  timeZone: string;
  /** The guest confirmed a change by the password; answers whether it was made. */
  onConfirm: (change: PasskeyChange, proof: { password: string }) => Promise<boolean>;
  /** The guest asks for another change: what was said of the one before is no longer news. */
  onAsk?: () => void;
  /** The change is being made. */
  busy?: boolean;
  /** What the server answered to the last change. */
  changed?: string | undefined;
  /** Why a change was not made. */
  problem?: FormProblem | undefined;
  /** Why they could not be loaded; shown in place of the list. */
  loadProblem?: FormProblem | undefined;
  /** Asks again for what could not be loaded. */
  onRetry?: () => void;
  /** They are being asked for again. */
  retrying?: boolean;
}

/** What a guest signs in with instead of the password. Each change is confirmed by the password. */
export function PasskeyList({
  passkeys,
  passkeyOnly = false,
  timeZone,
  onConfirm,
  onAsk,
  busy = false,
  changed,
  problem,
  loadProblem,
  onRetry,
  retrying,
  ...props
}: PasskeyListProps) {
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  const [change, setChange] = useState<PasskeyChange>({ type: 'add' });
  const addRef = useRef<HTMLButtonElement>(null);
  const removed = useRef(false);
  const ask = (next: PasskeyChange) => {
    onAsk?.();
    setChange(next);
    setOpen(true);
  };
  return (
    <Stack gap="md" {...props}>
      <p>{t.what}</p>
      {changed && (
        <Notice tone="success" announced>
          {changed}
        </Notice>
      )}
      {passkeys && <KnownPasskeys {...{ passkeys, passkeyOnly, timeZone, addRef }} onAsk={ask} />}
      {!passkeys && loadProblem && (
        <ErrorBlock
          title={t.loadingFailed}
          text={loadProblem.message}
          onRetry={onRetry}
          retrying={retrying}
        />
      )}
      {!passkeys && !loadProblem && <Loading>{t.loading}</Loading>}
      <PasskeyDialog
        open={open}
        change={change}
        busy={busy}
        problem={problem}
        onConfirm={async (proof) => {
          if (!(await onConfirm(change, proof))) return;
          removed.current = change.type === 'remove';
          setOpen(false);
        }}
        onCancel={() => setOpen(false)}
        // What was pressed goes with its passkey, at once or when the list is here again.
        onClosed={() => {
          if (removed.current) addRef.current?.focus();
          removed.current = false;
        }}
      />
    </Stack>
  );
}

type KnownPasskeysProps = Required<Pick<PasskeyListProps, 'passkeyOnly' | 'timeZone'>> & {
  passkeys: readonly Passkey[];
  addRef: Ref<HTMLButtonElement>;
  onAsk: (change: PasskeyChange) => void;
};

/** The passkeys, and what can be changed. */
function KnownPasskeys({ passkeys, passkeyOnly, timeZone, addRef, onAsk }: KnownPasskeysProps) {
  const t = useTexts(texts);
  return (
    <>
      {passkeys.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <PasskeyRows
          {...{ passkeys, timeZone }}
          onRemove={(id, name) => onAsk({ type: 'remove', id, name })}
        />
      )}
      {passkeyOnly && <p>{t.onlyNow}</p>}
      <Cluster>
        <Button ref={addRef} variant="secondary" onClick={() => onAsk({ type: 'add' })}>
          {t.add}
        </Button>
        {passkeys.length > 0 && (
          <Button
            variant="quiet"
            onClick={() => onAsk({ type: 'only', passkeyOnly: !passkeyOnly })}
          >
            {passkeyOnly ? t.orPassword : t.only}
          </Button>
        )}
      </Cluster>
    </>
  );
}
