import { describe, expect, test } from 'vitest';
import { findStale } from './find-stale.ts';

const facts = {
  'Badge.stories.tsx': { size: 1.2, mount: 0.1, passed: 4 },
  'TicketDialog.stories.tsx': { size: 20, mount: 3, passed: 20 },
};

describe('the facts of components', () => {
  test('are true while a size moves little', () => {
    expect(findStale(facts, { 'Badge.stories.tsx': 1.5, 'TicketDialog.stories.tsx': 19 })).toEqual(
      [],
    );
  });

  test('are stale once it moves more', () => {
    expect(
      findStale(facts, { 'Badge.stories.tsx': 1.6, 'TicketDialog.stories.tsx': 18.9 }),
    ).toEqual([
      'Badge.stories.tsx: weighs 1.6 kB, and its page says 1.2 kB',
      'TicketDialog.stories.tsx: weighs 18.9 kB, and its page says 20 kB',
    ]);
  });

  test('are stale where the component is gone', () => {
    expect(findStale(facts, { 'Badge.stories.tsx': 1.2 })).toEqual([
      'TicketDialog.stories.tsx: the component is gone',
    ]);
  });
});
