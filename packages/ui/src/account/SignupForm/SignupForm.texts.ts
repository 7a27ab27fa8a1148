import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('signupForm', {
  firstName: 'First name',
  lastName: 'Last name',
  agree:
    'I agree to the <terms>terms and conditions</terms> and the <privacy>privacy policy</privacy>',
  newsletter: "Send me the hotel's newsletter",
  create: 'Create Account',
  creating: 'Creating Account...',
});
