import {
  initialSpaCard,
  spaSteps,
  type SpaCardAction,
  type SpaCardState,
} from '@vestibule/domain/spa';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { dropFlowDraft, keepFlowDraft, takeFlowDraft } from '../../app/flow-draft.js';
import { stepOfEntry } from '../../app/step-history.js';

/**
 * What a guest has chosen is kept until the card is closed, and taken up after a reload and behind the
 * login, as tickets are (rulings 37 and 40). A guest who follows a link starts without one.
 */
export function useTreatmentDraft(
  flow: string,
  state: SpaCardState,
  dispatch: (action: SpaCardAction) => void,
): void {
  const byLink = useNavigationType() === NavigationType.Push;
  const isChecked = useRef(false);
  const resumeDraft = useEffectEvent(() => {
    if (isChecked.current) return;
    isChecked.current = true;
    const draft = takeFlowDraft(flow) as Pick<SpaCardState, 'step' | 'choice'> | undefined;
    if (!draft || byLink) return;
    const step = spaSteps[stepOfEntry(flow) || spaSteps.indexOf(draft.step)] ?? 'none';
    dispatch({ type: 'resume', draft: { ...draft, step } });
  });
  useEffect(() => resumeDraft(), []);
  useEffect(() => {
    const { step, choice } = state;
    if (state === initialSpaCard) dropFlowDraft(flow);
    else keepFlowDraft(flow, { step, choice });
  }, [flow, state]);
}
