import type { SpaCardAction, SpaCardState } from '@vestibule/domain/spa';
import { useEffect } from 'react';
import { dropLoginDraft, keepLoginDraft, takeLoginDraft } from '../../app/login-draft.js';
import { useAuth } from '../../app/use-auth.js';

/** What a signed-out guest chooses is kept over the login, and taken up where it was left. */
export function useTreatmentDraft(
  treatmentId: string,
  { step, choice }: SpaCardState,
  dispatch: (action: SpaCardAction) => void,
): void {
  const { status } = useAuth();
  const name = `spa:${treatmentId}`;
  useEffect(() => {
    if (status !== 'signed-in') return;
    const draft = takeLoginDraft(name) as Pick<SpaCardState, 'step' | 'choice'> | undefined;
    if (draft) dispatch({ type: 'resume', draft });
  }, [status, name, dispatch]);
  useEffect(() => {
    if (status !== 'signed-out') return;
    if (step === 'none') dropLoginDraft(name);
    else keepLoginDraft(name, { step, choice });
  }, [status, name, step, choice]);
}
