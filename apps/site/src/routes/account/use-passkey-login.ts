import type { HotelStore } from '@vestibule/api/transport';
import { failureTexts } from '@vestibule/domain/problem';
import type { LoginFormProps } from '@vestibule/ui/account';
import { useTexts } from '@vestibule/ui/theme';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { shownFailure } from '../../app/failure.js';
import { loadCode } from '../../app/load-code.js';
import { faultText } from '../../app/passkey-faults.js';
import { texts } from '../../app/passkey-faults.texts.js';

type Problem = LoginFormProps['problem'];

/** Signing in with a passkey: the browser says whose it is. */
export function usePasskeyLogin() {
  const failures = useTexts(failureTexts);
  const t = useTexts(texts);
  const store = useStore() as HotelStore;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const attempt = async (): Promise<Problem> => {
    try {
      const { loginWithPasskey } = await loadCode(() => import('../../app/passkey-login.js'));
      const { fault, error } = await loginWithPasskey(store);
      return fault ? { message: faultText(fault, t) } : shownFailure(error, failures);
    } catch {
      // Its code could not be fetched.
      return { message: failures.network };
    }
  };

  return {
    busy,
    /** Why it did not sign in. */
    problem,
    /** The guest signs in by password instead. */
    forgetProblem: () => setProblem(undefined),
    /** Answers whether the guest is signed in. */
    signIn: async (): Promise<boolean> => {
      setProblem(undefined);
      setBusy(true);
      const found = await attempt();
      setBusy(false);
      setProblem(found);
      return found === undefined;
    },
  };
}
