import * as v from 'valibot';

/** A browser in which a guest is signed in, as the API carries it. */
export const sessionSchema = v.object({
  /** Names the session; nobody can sign in with it. */
  id: v.string(),
  /** ISO instant. */
  createdAt: v.string(),
  /** ISO instant, up to five minutes before the last call. */
  lastUsedAt: v.string(),
  /** `Firefox`; absent where the browser did not say. */
  browser: v.optional(v.string()),
  /** `Windows`; absent where the browser did not say. */
  system: v.optional(v.string()),
  /** The session that the call was made with. */
  current: v.boolean(),
});
export type Session = v.InferOutput<typeof sessionSchema>;
