const HALF_AN_HOUR_MS = 30 * 60_000;
const keyOf = (name: string) => `login-draft:${name}`;

/** Keeps what a guest has chosen while the way leads through the login; for this tab, and not for long. */
export function keepLoginDraft(name: string, draft: object): void {
  sessionStorage.setItem(keyOf(name), JSON.stringify({ keptAt: Date.now(), draft }));
}

export function dropLoginDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}

/** Forgets what was typed and chosen in this tab: the next guest at this screen is somebody else. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (/^\w+-draft:/.test(key)) sessionStorage.removeItem(key);
  }
}

/** What was kept, once: taken up, it is gone. */
export function takeLoginDraft(name: string): unknown {
  const stored = sessionStorage.getItem(keyOf(name));
  if (!stored) return undefined;
  dropLoginDraft(name);
  const { keptAt, draft } = JSON.parse(stored) as { keptAt: number; draft: unknown };
  return Date.now() - keptAt < HALF_AN_HOUR_MS ? draft : undefined;
}
