import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  changePasswordForm,
  passwordProofForm,
  emailForm,
  loginForm,
  preferencesForm,
  profileForm,
  resetPasswordForm,
  signUpForm,
} from '../account/index.js';
import { noTicketGuest, ticketGuestMessage } from '../events/index.js';
import { hallRequestSchema } from '../halls/index.js';
import { checkRoomBooking, roomBookingFields, roomsMessages } from '../rooms/index.js';

const LONG = 'x'.repeat(3000);
/** What the schema library says by itself. */
const LIBRARY = /^Invalid|Expected|received/;

const forms: [string, v.GenericSchema | v.GenericSchemaAsync, string[]][] = [
  ['sign-up', signUpForm, ['firstName', 'lastName', 'email', 'phone', 'password']],
  ['login', loginForm, ['email', 'password']],
  ['profile', profileForm, ['fullName', 'email', 'phone', 'address', 'city', 'country']],
  ['change password', changePasswordForm, ['currentPassword', 'newPassword']],
  ['reset password', resetPasswordForm, ['password']],
  ['forgot password', emailForm, ['email']],
  ['delete account', passwordProofForm, ['password']],
  ['preferences', preferencesForm, ['notes']],
  [
    'hall request',
    hallRequestSchema({ today: '2026-11-20', capacity: 10 }),
    ['fullName', 'email', 'phone', 'company', 'specialRequirements'],
  ],
];

describe('each free text field has its limit in the form, and words for it (spec 8) [S8.users.4]', () => {
  test.each(forms)('%s', async (_, rules, fields) => {
    const filled = Object.fromEntries(fields.map((field) => [field, LONG]));
    const { issues = [] } = await v.safeParseAsync(rules, filled);
    const said = fields.map((field) => {
      const issue = issues.find((each) => v.getDotPath(each) === field);
      return [field, issue && !LIBRARY.test(issue.message)];
    });
    expect(said).toEqual(fields.map((field) => [field, true]));
  });

  test.each(['guestName', 'phone'])('room booking: %s', (field) => {
    const form = {
      guestName: 'Layla',
      checkInDate: '2026-11-21',
      checkOutDate: '2026-11-22',
      guests: 1,
    };
    const problem = checkRoomBooking({ ...form, [field]: LONG }, { today: '2026-11-20' });
    expect(problem && roomBookingFields[problem]).toBe(field);
    expect(problem && roomsMessages[problem]).toContain('at most 200 characters');
  });

  test.each(['firstName', 'lastName', 'email', 'phone'] as const)('tickets: %s', (field) => {
    const message = ticketGuestMessage({ ...noTicketGuest, [field]: LONG }, field);
    expect(message).toContain('at most 200 characters');
  });
});
