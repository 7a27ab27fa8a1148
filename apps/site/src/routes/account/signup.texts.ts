export const texts = {
  title: 'Sign Up',
  description: 'Create an account.',
  heading: 'Create Account',
  subtitle: 'An account keeps your bookings and what you like in one place',
  haveAccount: 'Already have an account? <link>Sign in here</link>',
};
