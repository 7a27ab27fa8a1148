import { expect, test } from 'vitest';
import { isDemonstration } from './demonstration.js';

const name = 'Qasr Al Bahr';
const contact = { phone: '+971 4 555 0199' };

test.each([
  [{ name }, undefined, true],
  [{ name }, 'Qasr Al Bahr', true],
  [{ name }, 'قصر البحر', true],
  [{ name }, 'Qasr', false],
  [{ name }, 'Coral Beach Club', false],
  [{ name }, '', false],
  [{ name, contact }, 'Qasr Al Bahr', false],
  [{ name: 'Coral Beach Club' }, 'قصر البحر', false],
  [{ name: 'Coral Beach Club' }, 'Qasr Al Bahr', false],
  [{ name: 'قصر البحر' }, undefined, false],
])(
  'the brand says which hotel is the demonstration: %j, shown as %j [G1.5]',
  (brand, shown, demonstration) => {
    expect(isDemonstration(brand, shown)).toBe(demonstration);
  },
);
