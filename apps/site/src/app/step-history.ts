import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** What an entry of the browser's history says of a flow. */
interface StepEntry {
  /** From 1; a flow that is closed has no entry. */
  step: number;
  /** The index of the entry on which the flow was opened. */
  since: number;
}

/** The router's own part of `history.state`, and the steps of the flows that are open in an entry. */
interface HistoryState {
  idx?: number;
  key?: string;
  usr?: { steps?: Record<string, StepEntry | undefined> } | null;
}

interface StepHistoryOptions {
  /** The name of the flow among those of its page. */
  flow: string;
  /** The step that shows, from 1; 0 while the flow is closed. */
  step: number;
  /** The last step that what was entered allows; 0 when nothing is kept. */
  furthest: () => number;
  /** The guest went Back or Forward to this step; 0 closes the flow, and forgets nothing. */
  onStep: (step: number) => void;
}

const historyState = () => (window.history.state ?? {}) as HistoryState;
const stepsHere = () => historyState().usr?.steps ?? {};

/** Where a guest last was in a flow, for the way back from the login. */
let lastVisited: (StepEntry & { flow: string; index: number; pathname: string }) | undefined;

/** The step that this entry of the history stands for; 0 for none. */
export function stepOfEntry(flow: string): number {
  return stepsHere()[flow]?.step ?? 0;
}

/**
 * Makes each step of a flow an entry of the browser's history: Back goes one step back, from the
 * first it closes the flow, and Forward goes on. Steps that the guest takes in the flow itself move
 * along the same entries.
 */
export function useStepHistory({ flow, step, furthest, onStep }: StepHistoryOptions): void {
  const navigate = useNavigate();
  const { key, pathname, search, hash } = useLocation();
  const came = useNavigationType();
  const seen = useRef<{ key: string; step: number }>(undefined);

  const move = (to: number, opened: boolean) => {
    const { idx: index = 0 } = historyState();
    const entry = stepsHere()[flow];
    const isHere = lastVisited?.flow === flow && lastVisited.pathname === pathname;
    const known = opened && isHere && lastVisited?.step === to ? lastVisited : undefined;
    const write = (next: StepEntry | undefined, replace: boolean) => {
      const state = { steps: { ...stepsHere(), [flow]: next } };
      void navigate(pathname + search + hash, { state, replace, preventScrollReset: true });
    };
    if (entry && to < entry.step) {
      const unbroken = index - entry.since === entry.step;
      if (unbroken) void navigate(to - entry.step);
      else write(to > 0 ? { ...entry, step: to } : undefined, true);
    } else if (known?.index === index - 1) void navigate(-1);
    else if (known?.index === index) write({ step: to, since: known.since }, true);
    else write({ step: to, since: entry?.since ?? index }, false);
  };

  /** The browser went to an entry: the flow goes to its step, as far as what was entered allows. */
  const goTo = (there: number) => {
    const target = Math.min(there, furthest());
    // The guest may already have gone on when the flow shows this step.
    seen.current = { key, step: target };
    if (target !== step) onStep(target);
    if (target > 0 && target < there) move(target, false);
  };

  const follow = useEffectEvent((here: { key: string; step: number }) => {
    const before = seen.current;
    seen.current = here;
    const entry = stepsHere()[flow];
    const there = entry?.step ?? 0;
    if (entry && step === there)
      lastVisited = { ...entry, flow, pathname, index: historyState().idx ?? 0 };
    if (step === 0 && before && before.step > 0 && lastVisited?.flow === flow)
      lastVisited = undefined;
    if (step === there) return;
    if (!before) {
      // Code that comes late begins with its dialog open.
      if (step > 0) move(step, false);
      return;
    }
    if (key !== before.key && came === NavigationType.Pop) goTo(there);
    else if (step !== before.step) move(step, before.step === 0);
  });
  useEffect(() => follow({ key, step }), [key, step]);

  // Back may come before React has rendered the entry that was just written: its key never shows.
  const onPopState = useEffectEvent(() => {
    const { key: keyThere = 'default' } = historyState();
    const there = stepOfEntry(flow);
    const isShown = keyThere === key && seen.current?.key === key;
    if (isShown && seen.current?.step !== Math.min(there, furthest())) goTo(there);
  });
  useEffect(() => {
    const listener = () => onPopState();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
}
