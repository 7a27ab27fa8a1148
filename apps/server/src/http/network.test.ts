import { expect, test } from 'vitest';
import { networkOf } from './network.js';

test.each([
  ['203.0.113.7', '203.0.113.7', 'an IPv4 address stands for itself'],
  ['::ffff:203.0.113.7', '203.0.113.7', 'and is the same where the socket speaks IPv6'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1::', 'one line of IPv6 has 256 networks of 2^64 addresses'],
  ['2001:db8:1:ff:bbbb::2', '2001:db8:1::', 'which count as one'],
  ['2001:db8:1:100::1', '2001:db8:1:100::', 'the next line counts by itself'],
  ['fe80::1%eth0', 'fe80::', 'a zone says nothing'],
  ['in-process', 'in-process', 'what is no address stays'],
])('%s counts as %s: %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
