import { describe, expect, it } from 'vitest';
import { isProblemCode, ProblemError, problemMessages } from './index.js';

describe('a problem', () => {
  it('carries the text of its code, unless told another', () => {
    expect(new ProblemError('rooms.not-found').message).toBe(problemMessages['rooms.not-found']);
    expect(new ProblemError('rooms.not-found', { message: 'Gone' }).message).toBe('Gone');
  });

  it('carries the details of its code, and no others', () => {
    const soldOut = new ProblemError('events.sold-out', { details: { spotsLeft: 2 } });
    expect(soldOut.options.details).toEqual({ spotsLeft: 2 });
    // @ts-expect-error: these are the details of another code.
    expect(new ProblemError('events.sold-out', { details: { total: 2 } })).toBeDefined();
    // @ts-expect-error: this code has none.
    expect(new ProblemError('rooms.not-found', { details: { total: 2 } })).toBeDefined();
  });

  it('has a code of the closed list', () => {
    expect(isProblemCode('rooms.sold-out')).toBe(true);
    expect(isProblemCode('toString')).toBe(false);
    expect(isProblemCode('rooms.unheard-of')).toBe(false);
    expect(isProblemCode(undefined)).toBe(false);
  });

  it('has words for every code', () => {
    for (const message of Object.values(problemMessages)) expect(message).toMatch(/\S/);
  });
});
