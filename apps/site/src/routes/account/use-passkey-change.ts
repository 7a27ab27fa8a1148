import {
  useAddPasskeyMutation,
  useChoosePasskeyOnlyMutation,
  useRemovePasskeyMutation,
  useStartPasskeyMutation,
} from '@vestibule/api/passkeys';
import { failureTexts } from '@vestibule/domain/problem';
import type { PasskeyChange } from '@vestibule/ui/account';
import { useTexts } from '@vestibule/ui/theme';
import { useState } from 'react';
import { shownFailure } from '../../app/failure.js';
import { loadCode } from '../../app/load-code.js';
import { faultText } from '../../app/passkey-faults.js';
import { texts } from '../../app/passkey-faults.texts.js';

interface Outcome {
  /** What the server said to a change that was made. */
  changed?: string | undefined;
  /** Why it was not made. */
  problem?: { code?: string; message: string; fields?: Record<string, string> } | undefined;
}

/** Adding and removing passkeys, and whether the password alone signs in. */
export function usePasskeyChange() {
  const failures = useTexts(failureTexts);
  const t = useTexts(texts);
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [remove] = useRemovePasskeyMutation();
  const [choose] = useChoosePasskeyOnlyMutation();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({});

  const outcomeOf = async (call: ReturnType<typeof add | typeof remove | typeof choose>) => {
    const { data, error } = await call;
    return { changed: data?.message, problem: shownFailure(error, failures) };
  };

  const addNew = async (proof: { password: string }): Promise<Outcome> => {
    const options = await start(proof);
    if (!options.data) return { problem: shownFailure(options.error, failures) };
    const { makePasskey } = await loadCode(() => import('../../app/passkey-device.js'));
    const answer = await makePasskey(options.data);
    if ('fault' in answer) return { problem: { message: faultText(answer.fault, t) } };
    return await outcomeOf(add(answer.credential));
  };

  const make = async (change: PasskeyChange, proof: { password: string }): Promise<Outcome> => {
    switch (change.type) {
      case 'add':
        return await addNew(proof);
      case 'remove':
        return await outcomeOf(remove({ id: change.id, ...proof }));
      case 'only':
        return await outcomeOf(choose({ passkeyOnly: change.passkeyOnly, ...proof }));
    }
  };

  return {
    busy,
    ...outcome,
    forget: () => setOutcome({}),
    /** Answers whether the change was made. */
    change: async (change: PasskeyChange, proof: { password: string }): Promise<boolean> => {
      setBusy(true);
      const made = await make(change, proof).catch(() => ({
        problem: { message: failures.network },
      }));
      setBusy(false);
      setOutcome(made);
      return made.problem === undefined;
    },
  };
}
