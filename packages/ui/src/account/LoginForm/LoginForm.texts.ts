import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('loginForm', {
  email: 'Email',
  password: 'Password',
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot Password?',
  signIn: 'Sign In',
  signingIn: 'Signing In...',
});
