import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { emailKey, isEmail } from './email.js';
import { loginForm, loginRequest } from './login.js';

const errors = (form: unknown) =>
  v.safeParse(loginRequest, form).issues?.map((issue) => issue.message) ?? [];

describe('login (spec 5) [S5.login.1]', () => {
  test.each([
    [{ email: '', password: 'secret' }, 'Email is required'],
    [{ email: '   ', password: 'secret' }, 'Email is required'],
    [{ password: 'secret' }, 'Email is required'],
    [{ email: 'layla', password: 'secret' }, 'Email is invalid'],
    [{ email: 'layla@example.com', password: '' }, 'Password is required'],
    [{ email: 'layla@example.com' }, 'Password is required'],
    [{ email: 'layla@example.com', password: '12345' }, 'Password must be at least 6 characters'],
  ])('%j: %s', (form, message) => {
    expect(errors(form)[0]).toBe(message);
  });

  test('six characters are enough, and the address comes out trimmed [S9.account.1]', () => {
    expect(errors({ email: 'a@b.co', password: '123456' })).toEqual([]);
    expect(v.parse(loginRequest, { email: ' a@b.co ', password: '123456' }).email).toBe('a@b.co');
  });

  test('a request holds address and password alone, whatever else a form holds', () => {
    const form = { email: 'a@b.co', password: '123456', rememberMe: true };
    expect(v.parse(loginForm, form)).toEqual(form);
    expect(v.parse(loginRequest, form)).toEqual({ email: 'a@b.co', password: '123456' });
  });
});

describe('addresses', () => {
  test.each(['layla@example.com', ' l@e.co ', 'ليلى@مثال.عمان', 'a+b@c.d.e'])('%s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each(['', '@', 'a@b', 'a b@c.de', 'a@b@c.de', 'a@b.c\0d', `${'x'.repeat(250)}@e.co`])(
    'not “%s”',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  test('any real address has the shape, and its key is the same in any case', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(isEmail(email)).toBe(email.length <= 254);
        expect(emailKey(` ${email.toUpperCase()} `)).toBe(emailKey(email));
        expect(emailKey(emailKey(email))).toBe(emailKey(email));
      }),
    );
  });
});
