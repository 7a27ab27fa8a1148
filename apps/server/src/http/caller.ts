/** Who is calling, as the bearer token proves it. */
export interface Caller {
  id: string;
  email: string;
  role: 'guest' | 'administrator';
  /** The administrator has no passkey, and the configuration asks for one: nothing may be changed. */
  lacksPasskey?: boolean;
}
