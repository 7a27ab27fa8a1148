import { catalogue, plural, text } from '../words/en.js';

/** What the rules of a guest's forms say. */
export const texts = catalogue('accountRules', {
  required: text('{label} is required'),
  tooLong: plural({
    one: '{label} must be at most {count} character',
    other: '{label} must be at most {count} characters',
  }),
  unusable: text('{label} contains characters that cannot be used'),
  notText: text('{label} must be text'),
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Full name',
  address: 'Address',
  city: 'City',
  country: 'Country',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Phone number is invalid',
  passwordRequired: 'Password is required',
  passwordTooShort: plural({
    one: 'Password must be at least {count} character',
    other: 'Password must be at least {count} characters',
  }),
  passwordTooLong: plural({
    one: 'Password must be at most {count} character',
    other: 'Password must be at most {count} characters',
  }),
  passwordTooWeak:
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  passwordTooCommon: 'Please choose a less common password.',
  confirmPasswordRequired: 'Please confirm your password',
  passwordsDiffer: 'Passwords do not match',
  currentPasswordRequired: 'Current password is required',
  termsRequired: 'You must agree to the terms and conditions',
  subscribeRequired: 'Please choose whether to receive our newsletter',
  dateOfBirthInvalid: 'Date of birth is invalid',
});
