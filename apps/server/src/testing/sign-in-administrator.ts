import { signIn } from './sign-in.js';
import type { TestServer } from './test-server.js';

/** The token of an administrator and of a guest, for calls whose rights differ (ruling 13). */
export async function signInBoth({ services }: TestServer) {
  const admin = await signIn(services, { email: 'desk@hotel.example', role: 'administrator' });
  const guest = await signIn(services);
  return { admin: admin.token, guest: guest.token };
}
