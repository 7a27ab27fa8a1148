import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

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
  usr?: { steps?: Record<string, StepEntry | undefined> } | null;
}

/** Where the guest is: in which entry of the history, and at which step. */
interface Place {
  key: string;
  pops: number;
  step: number;
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
  const pops = usePops();
  const seen = useRef<Place>(undefined);

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

  const follow = useEffectEvent((here: Place) => {
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
    if (here.pops !== before.pops) {
      const target = Math.min(there, furthest());
      // The guest may already have gone on when the flow shows this step.
      seen.current = { ...here, step: target };
      if (target !== step) onStep(target);
      if (target > 0 && target < there) move(target, false);
    } else if (step !== before.step) move(step, before.step === 0);
  });
  useEffect(() => follow({ key, pops, step }), [key, pops, step]);
}

/**
 * How often the browser went Back or Forward. The router does not tell of each: on a slow device it
 * may be back before the page has rendered the entry in between.
 */
function usePops(): number {
  const [pops, setPops] = useState(0);
  useEffect(() => {
    const count = () => startTransition(() => setPops((before) => before + 1));
    window.addEventListener('popstate', count);
    return () => window.removeEventListener('popstate', count);
  }, []);
  return pops;
}
