import ipaddr from 'ipaddr.js';

/** What a line at home has of IPv6 (RIPE-690), 256 networks of 2^64 addresses (decision 070). */
const IPV6_BITS = 56;

/** The network an address is counted by: all of IPv4, what one line has of IPv6. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_BITS}`).toString();
}
