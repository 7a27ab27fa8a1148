import { refusedLinks } from '@vestibule/domain/web-address/examples';
import { describe, expect, it } from 'vitest';
import { readCheckoutUrl } from './read-checkout-url.js';

describe('the reply of Thawani’s create-session (ruling 11)', () => {
  it('is read by its checkoutUrl [S7.payments.2]', () => {
    const reply = { success: true, data: { checkoutUrl: 'https://pay.test/1', session_id: 'x' } };
    expect(readCheckoutUrl(reply)).toBe('https://pay.test/1');
  });

  it.each([
    [{ success: true, data: { session_id: 'checkout_1', key: 'pk' } }],
    [{ data: { data: { session_id: 'checkout_1' }, key: 'pk' } }],
  ])('is built from its session otherwise [R11]', (reply) => {
    expect(readCheckoutUrl(reply)).toBe('https://checkout.thawani.om/pay/checkout_1?key=pk');
  });

  it.each([...refusedLinks, '/pay/1', ' '])(
    'is never %s, where no browser may be sent',
    (checkoutUrl) => {
      expect(readCheckoutUrl({ data: { checkoutUrl } })).toBeUndefined();
      expect(readCheckoutUrl({ data: { checkoutUrl, session_id: 'checkout_1' } })).toBe(
        'https://checkout.thawani.om/pay/checkout_1',
      );
    },
  );

  it.each([undefined, null, 'text', {}, { data: null }, { data: { checkoutUrl: 7 } }])(
    'is unreadable as %o',
    (reply) => expect(readCheckoutUrl(reply)).toBeUndefined(),
  );
});
