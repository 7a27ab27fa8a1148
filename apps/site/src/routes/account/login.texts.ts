import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('login', {
  title: 'Login',
  description: 'Sign in to your account.',
  heading: 'Welcome Back',
  subtitle: 'Please sign in to your account to continue',
  noAccount: "Don't have an account? <link>Sign up here</link>",
});
