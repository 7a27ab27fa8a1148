import { expect, test } from 'vitest';
import { commonPasswords } from '../../packages/domain/src/account/common-passwords.ts';
import { mostCommon } from './make-passwords.ts';

test('the list of common passwords is the one that the tool writes', () => {
  expect([...commonPasswords]).toEqual(mostCommon());
  expect(commonPasswords.size).toBe(3000);
});
