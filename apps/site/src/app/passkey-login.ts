import { passkeysApi } from '@vestibule/api/passkeys';
import type { ApiFailure, HotelStore } from '@vestibule/api/transport';
import type { SerializedError } from '@reduxjs/toolkit';
import { signWithPasskey, type PasskeyFault } from './passkey-device.js';

type Outcome = { fault?: PasskeyFault; error?: ApiFailure | SerializedError | undefined };

const { startPasskeyLogin, passkeyLogin } = passkeysApi.endpoints;

/** Signs in with a passkey that the browser asks for; empty once the guest is signed in. Code that is fetched at the press. */
export async function loginWithPasskey({
  dispatch,
}: Pick<HotelStore, 'dispatch'>): Promise<Outcome> {
  const options = await dispatch(startPasskeyLogin.initiate());
  if (!options.data) return { error: options.error };
  const answer = await signWithPasskey(options.data);
  if ('fault' in answer) return answer;
  const { error } = await dispatch(passkeyLogin.initiate(answer.credential));
  return { error };
}
