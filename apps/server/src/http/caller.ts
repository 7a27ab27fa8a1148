/** Who is calling, as the bearer token proves it. */
export interface Caller {
  id: string;
  email: string;
  role: 'guest' | 'administrator';
}
