import { paymentsMessages } from '@vestibule/domain/payments';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noAnswerLine } from './failure.js';

const message = paymentsMessages['payments.provider-unreachable'];

describe('the line below a failure', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [{ onLine: false }, 'You seem to be offline. Please check your connection.'],
    [{ onLine: true }, 'Our site does not answer just now.'],
    // On the server, where no guest is.
    [{}, 'Our site does not answer just now.'],
  ])('says why nothing answered where the browser says: %o', (navigator, text) => {
    vi.stubGlobal('navigator', navigator);
    expect(noAnswerLine({ code: 'payments.provider-unreachable', message })).toBe(text);
    expect(noAnswerLine({ message })).toBe(text);
  });

  it.each([
    ['no failure', undefined],
    ['a reply that failed', { status: 502, code: 'payments.provider-unreachable', message }],
    ['a reply that broke its contract', { name: 'ValiError', message }],
  ] as const)('is not said of %s', (_name, error) => {
    expect(noAnswerLine(error)).toBeUndefined();
  });
});
