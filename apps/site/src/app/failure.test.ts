import { paymentsMessages } from '@vestibule/domain/payments';
import { failureTexts } from '@vestibule/domain/problem';
import { describe, expect, it } from 'vitest';
import { offlineLine } from './failure.js';

const message = paymentsMessages['payments.provider-unreachable'];

describe('the line below a failure', () => {
  it('says that the guest seems to be offline where nothing was answered', () => {
    expect(offlineLine({ code: 'payments.provider-unreachable', message })).toBe(
      failureTexts.offline,
    );
    expect(offlineLine({ message })).toBe('You seem to be offline. Please check your connection.');
  });

  it.each([
    ['no failure', undefined],
    ['a reply that failed', { status: 502, code: 'payments.provider-unreachable', message }],
    ['a reply that broke its contract', { name: 'ValiError', message }],
  ] as const)('is not said of %s', (_name, error) => {
    expect(offlineLine(error)).toBeUndefined();
  });
});
