import { catalogue } from '../words/en.js';
import type { AccountProblem } from './problems.js';

export const texts = catalogue('accountMessages', {
  'account.wrong-credentials': 'The email or password is not right.',
  'account.email-taken': 'This email is already registered',
  'account.session-expired': 'Session expired. Please log in again.',
  'account.link-invalid': 'This link is no longer valid. Please ask for a new one.',
  'account.password-required': 'Please enter your current password to change your email address.',
  'account.current-password-wrong': 'The current password is not right.',
  'account.administrator-fixed': 'This account is set up on the server and cannot be changed here.',
  'account.booking-ahead':
    'You have a booking ahead. Please cancel it first, or delete your account after your stay.',
} satisfies Record<AccountProblem, string>);
