import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contactForm, LONGEST_MESSAGE } from './contact-message.js';

const whole = { name: 'Amal', email: 'amal@example.com', message: 'Two nights in May?' };

test.each([
  [{}, undefined],
  [{ name: ' ' }, 'Name is required'],
  [{ name: 'visit evil.com' }, 'Please enter a name without links.'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'amal' }, 'Email is invalid'],
  [{ message: '\n' }, 'Message is required'],
  [{ message: 'a'.repeat(LONGEST_MESSAGE + 1) }, 'Message must be at most 5000 characters'],
])('a message to the desk with %j: %s', (change, problem) => {
  const { issues } = v.safeParse(contactForm, { ...whole, ...change });
  expect(issues?.[0].message).toBe(problem);
});
