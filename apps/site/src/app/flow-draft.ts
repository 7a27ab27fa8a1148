import { tabKeeps } from './browser-storage.js';

/** The name of the ticket dialog's steps, and of what is kept of them. */
export const TICKETS = 'tickets';

const HALF_AN_HOUR_MS = 30 * 60_000;
const keyOf = (name: string) => `flow-draft:${name}`;

/** Keeps what a guest has chosen in a flow, over a reload or the login; for this tab, and half an hour. */
export function keepFlowDraft(name: string, draft: object): void {
  tabKeeps.setItem(keyOf(name), JSON.stringify({ keptAt: Date.now(), draft }));
}

export function dropFlowDraft(name: string): void {
  tabKeeps.removeItem(keyOf(name));
}

/** Forgets what was typed and chosen in this tab: the next guest at this screen is somebody else. */
export function dropDrafts(): void {
  tabKeeps.clear();
}

/** What was kept, once: taken up, it is gone. */
export function takeFlowDraft(name: string): unknown {
  const draft = readFlowDraft(name);
  dropFlowDraft(name);
  return draft;
}

/** What is kept, and stays so. */
export function readFlowDraft(name: string): unknown {
  const stored = tabKeeps.getItem(keyOf(name));
  if (!stored) return undefined;
  const { keptAt, draft } = JSON.parse(stored) as { keptAt: number; draft: unknown };
  return Date.now() - keptAt < HALF_AN_HOUR_MS ? draft : undefined;
}
