/** A registered guest as the API carries it (spec 3). */
export interface User {
  _id: string;
  fullName: string;
  email: string;
  phone?: string;
  address?: string;
  city?: string;
  country?: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth?: string;
  /** ISO instant. */
  createdAt: string;
}
