import { isWebAddress } from '@vestibule/domain/web-address';
import * as v from 'valibot';
import { isLoopback } from '../../config/loopback.js';

/**
 * A page that guests may be sent to: https, and of the provider's own domain (`nowpayments.io` of
 * `api.nowpayments.io`). Where the provider runs on the server's own host, as the sandbox does, any address.
 */
export function hostedPage(providerUrl: string) {
  const { hostname } = new URL(providerUrl);
  if (isLoopback(hostname))
    return v.pipe(
      v.string(),
      v.check((text) => isWebAddress(text)),
    );
  return v.pipe(
    v.string(),
    v.check((text) => isWebAddress(text, ['https:']) && isOf(domainOf(hostname), text)),
  );
}

/** What is behind the first label of an API's host. */
function domainOf(host: string): string {
  const [, ...labels] = host.split('.');
  return labels.length > 1 ? labels.join('.') : host;
}

function isOf(domain: string, address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
