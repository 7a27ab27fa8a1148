import * as v from 'valibot';

/** A passkey of a guest, as the API carries it. */
export const passkeySchema = v.object({
  /** Names the passkey; nobody can sign in with it. */
  id: v.string(),
  /** ISO instant. */
  createdAt: v.string(),
  /** ISO instant; absent until somebody has signed in with it. */
  lastUsedAt: v.optional(v.string()),
  /** `Firefox`: the browser that it was added in; absent where that did not say. */
  browser: v.optional(v.string()),
  /** `Windows`; absent where the browser did not say. */
  system: v.optional(v.string()),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;
