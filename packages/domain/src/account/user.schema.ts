import * as v from 'valibot';

/** A registered guest as the API carries it (spec 3). */
export const userSchema = v.object({
  _id: v.string(),
  fullName: v.string(),
  email: v.string(),
  phone: v.optional(v.string()),
  address: v.optional(v.string()),
  city: v.optional(v.string()),
  country: v.optional(v.string()),
  /** `YYYY-MM-DD`. */
  dateOfBirth: v.optional(v.string()),
  /** Whether the guest has followed the link sent to this address. */
  emailVerified: v.optional(v.boolean()),
  /** The address asked for; it counts once the link sent to it is opened. */
  waitingEmail: v.optional(v.string()),
  /** ISO instant. */
  createdAt: v.string(),
});
export type User = v.InferOutput<typeof userSchema>;
