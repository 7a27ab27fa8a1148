import * as v from 'valibot';
import { expect, test } from 'vitest';
import { subscriptionForm } from './subscription.js';

test.each([
  [{ email: ' amal@example.com ' }, undefined],
  [{}, 'Email is required'],
  [{ email: ' ' }, 'Email is required'],
  [{ email: 'amal' }, 'Email is invalid'],
  [{ email: 'amal@example.com, other@example.com' }, 'Email is invalid'],
])('subscribing with %j: %s', (form, problem) => {
  expect(v.safeParse(subscriptionForm, form).issues?.[0].message).toBe(problem);
});
