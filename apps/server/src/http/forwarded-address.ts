import ipaddr from 'ipaddr.js';

/** An IPv6 address in brackets, with or without a port. */
const BRACKETED = /^\[([^\]]*)\](?::\d*)?$/;
/** An IPv4 address before its port. */
const BEFORE_PORT = /^(\d+\.\d+\.\d+\.\d+):\d*$/;

/**
 * The address in an entry of X-Forwarded-For, in one spelling; undefined for anything else. Some
 * proxies write quotes, brackets, a port or a zone: kept, each would count as another caller.
 */
export function forwardedAddress(entry: string): string | undefined {
  const text = entry
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
  const bare = BRACKETED.exec(text)?.[1] ?? BEFORE_PORT.exec(text)?.[1] ?? text;
  const [address = ''] = bare.split('%');
  if (!ipaddr.IPv6.isValid(address) && !ipaddr.IPv4.isValidFourPartDecimal(address))
    return undefined;
  return ipaddr.process(address).toString();
}
