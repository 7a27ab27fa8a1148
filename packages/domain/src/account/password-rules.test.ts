import { expect, test } from 'vitest';
import { isNameAsPassword } from './password-rules.js';

const names = ['Casa del Mar', 'نُزل النخيل', 'Vestibule'];

test.each(['CasaDelMar1', 'casa-del-mar-2026', 'Vestibule1!', '123Casa!', 'النخيل2026'])(
  '%s is a name of the hotel',
  (password) => {
    expect(isNameAsPassword(password, names)).toBe(true);
  },
);

test.each(['Seaside7Palms', 'CasaBlanca1', 'Del12345678', 'Mar-1234567', '12345678'])(
  '%s is none',
  (password) => {
    expect(isNameAsPassword(password, names)).toBe(false);
  },
);
