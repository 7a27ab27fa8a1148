import ipaddr from 'ipaddr.js';

/** What one subscriber has at least of IPv6: 2^64 addresses, each good for one more attempt. */
const IPV6_BITS = 64;

/** The network an address is counted by: all of IPv4, the first half of IPv6. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_BITS}`).toString();
}
