import { isWebAddress } from '@vestibule/domain/web-address';
import * as v from 'valibot';
import { isLoopback } from '../../config/loopback.js';

/** A page that guests may be sent to: https, or http where the provider runs on the server's own host. */
export function hostedPage(providerUrl: string) {
  const local = isLoopback(new URL(providerUrl).hostname);
  const schemes = local ? undefined : ['https:'];
  return v.pipe(
    v.string(),
    v.check((text) => isWebAddress(text, schemes)),
  );
}
