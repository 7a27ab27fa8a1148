import { describe, expect, test } from 'vitest';
import { refusalWays } from './refusal-ways.js';

describe('what a refusal leaves to the guest', () => {
  test.each([
    ['rooms.sold-out', false, ['choose']],
    ['spa.slot-taken', false, ['choose']],
    ['events.over', false, ['events']],
    ['payments.guest-limit', false, ['bookings', 'choose', 'call']],
    ['payments.network-limit', true, ['call']],
    ['payments.email-unconfirmed', true, ['profile']],
    ['payments.time-to-pay-over', false, ['choose']],
    ['payments.provider-unreachable', true, []],
    [undefined, true, []],
  ])('%s: the same press can succeed: %s', (code, retry, ways) => {
    expect(refusalWays(code)).toEqual({ retry, ways });
  });

  test('a name that cannot be taken is changed in the profile', () => {
    const fields = { 'booking.bookingDetails.guestName': 'Please enter a name without links.' };
    expect(refusalWays('request.unprocessable', fields)).toEqual({
      retry: false,
      ways: ['profile', 'choose'],
    });
  });
});
