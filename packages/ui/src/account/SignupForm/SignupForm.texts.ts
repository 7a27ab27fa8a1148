import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('signupForm', {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  passwordHint: 'At least 8 characters, with upper and lower case and a number.',
  confirmPassword: 'Confirm password',
  agree:
    'I agree to the <terms>terms and conditions</terms> and the <privacy>privacy policy</privacy>',
  newsletter: "Send me the hotel's newsletter",
  create: 'Create Account',
  creating: 'Creating Account...',
});
