import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { texts as arabicNames } from '../text/name.texts.ar.js';
import { texts as arabic } from './account-rules.texts.ar.js';
import { buildSignUpForm } from './builders.js';
import {
  registerRequest,
  signUpForm,
  signUpRefusal,
  signUpRules,
  toRegisterRequest,
} from './register.js';

async function errorsOf(form: unknown): Promise<Record<string, string>> {
  const result = await v.safeParseAsync(signUpForm, form);
  const errors: Record<string, string> = {};
  for (const issue of result.issues ?? []) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return errors;
}

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
  subscribe: true,
};

describe('sign-up (spec 5)', () => {
  test('an empty form names every required field [S5.signup.1]', async () => {
    expect(await errorsOf(empty)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      password: 'Password is required',
      confirmPassword: 'Please confirm your password',
      agreeToTerms: 'You must agree to the terms and conditions',
    });
  });

  test('the same in the words of another language', async () => {
    const rules = signUpRules(arabic, arabicNames);
    const { issues = [] } = await v.safeParseAsync(rules, { ...empty, lastName: 'www.x' });
    expect(issues.slice(0, 3).map(({ message }) => message)).toEqual([
      'حقل «\u2068الاسم الأول\u2069» مطلوب',
      'يُرجى إدخال اسم خالٍ من الروابط.',
      'البريد الإلكتروني مطلوب',
    ]);
  });

  const weak =
    'Password must contain at least one uppercase letter, one lowercase letter, and one number';
  test.each([
    [{}, {}],
    [{ firstName: '  ' }, { firstName: 'First name is required' }],
    [{ email: 'layla@example' }, { email: 'Email is invalid' }],
    [{ email: 'n1<layla@example.com>' }, { email: 'Email is invalid' }],
    [{ firstName: 'Visit evil.com' }, { firstName: 'Please enter a name without links.' }],
    [{ lastName: 'www.x' }, { lastName: 'Please enter a name without links.' }],
    [{ lastName: 'Al\nHarthy' }, { lastName: 'Please enter a name without links.' }],
    [{ email: 'a b@example.com' }, { email: 'Email is invalid' }],
    [{ phone: '12345' }, { phone: 'Phone number is invalid' }],
    [
      { password: 'Short1a', confirmPassword: 'Short1a' },
      { password: 'Password must be at least 8 characters' },
    ],
    [{ password: 'ALLUPPER1', confirmPassword: 'ALLUPPER1' }, { password: weak }],
    [{ password: 'alllower1', confirmPassword: 'alllower1' }, { password: weak }],
    [{ password: 'NoDigitsHere', confirmPassword: 'NoDigitsHere' }, { password: weak }],
    [{ confirmPassword: 'Other7Palms' }, { confirmPassword: 'Passwords do not match' }],
    [
      { firstName: '', password: 'alllower1', confirmPassword: 'other' },
      {
        firstName: 'First name is required',
        password: weak,
        confirmPassword: 'Passwords do not match',
      },
    ],
    [{ agreeToTerms: false }, { agreeToTerms: 'You must agree to the terms and conditions' }],
    [{ firstName: 'x'.repeat(61) }, { firstName: 'First name must be at most 60 characters' }],
  ])('%j: %j', async (overrides, errors) => {
    expect(await errorsOf(buildSignUpForm(overrides))).toEqual(errors);
  });

  test.each([
    ['+11', 'Phone number is invalid'],
    ['+112', undefined],
    ['+968', 'Phone number is invalid'],
    ['+9681', 'Phone number is invalid'],
    ['+96812', undefined],
    ['+201', 'Phone number is invalid'],
    [`+1${'1'.repeat(17)}`, undefined],
    [`+1${'1'.repeat(18)}`, 'Phone number is invalid'],
    [`+20${'1'.repeat(17)}`, undefined],
    [`+20${'1'.repeat(18)}`, 'Phone number is invalid'],
    [`+968${'1'.repeat(17)}`, undefined],
    [`+968${'1'.repeat(18)}`, 'Phone number is invalid'],
  ])('a national number has 2 to 17 digits (spec 9): %s [S9.account.1]', async (phone, message) => {
    expect((await errorsOf(buildSignUpForm({ phone })))['phone']).toBe(message);
  });

  test('whatever the form accepts, the server accepts', async () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(line, line, fc.emailAddress(), async (firstName, lastName, email) => {
        const names = buildSignUpForm({ firstName, lastName, email });
        const form = await v.safeParseAsync(signUpForm, names);
        fc.pre(form.success);
        if (!form.success) return;
        const request = toRegisterRequest(form.output);
        expect(v.parse(registerRequest, request)).toEqual(request);
      }),
    );
  });

  test('a password is accepted exactly when it is long enough and has all three kinds [S5.signup.2, S9.account.1]', async () => {
    const password = fc.string({ unit: 'binary-ascii', maxLength: 130 });
    await fc.assert(
      fc.asyncProperty(password, async (text) => {
        const form = buildSignUpForm({ password: text, confirmPassword: text });
        const good =
          text.length >= 8 &&
          text.length <= 128 &&
          [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(text));
        expect((await v.safeParseAsync(signUpForm, form)).success).toBe(good);
      }),
    );
  });

  test.each(['Password1', 'Passw0rd', 'Qwerty123', 'Welcome1', 'Iloveyou1', 'pASSWORD1'])(
    'the common password %s is refused, whatever its capitals [R47]',
    async (password) => {
      expect(await errorsOf(buildSignUpForm({ password, confirmPassword: password }))).toEqual({
        password: 'Please choose a less common password.',
      });
    },
  );

  test('first and last name are joined by a space (spec 3) [S3.signup.1]', () => {
    const form = buildSignUpForm({ firstName: ' Layla ', lastName: ' Haddad' });
    expect(toRegisterRequest(form)).toEqual({
      fullName: 'Layla Haddad',
      email: form.email,
      password: form.password,
      phone: form.phone,
      subscribe: true,
    });
  });

  test('nothing that is sent can break the rules: each input is refused or understood', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(() => v.safeParse(registerRequest, body)).not.toThrow();
      }),
    );
  });
});

describe('where a refusal shows (spec 5, Sign-up) [S5.signup.4]', () => {
  test.each(['Email exists', 'this EMAIL is taken', 'bad e-mail or email'])(
    '%s: the field',
    (text) => {
      expect(signUpRefusal(text)).toEqual({
        field: 'email',
        message: 'This email is already registered',
      });
    },
  );

  test('anything else is a general error', () => {
    expect(signUpRefusal('Validation failed')).toEqual({ message: 'Validation failed' });
  });
});
