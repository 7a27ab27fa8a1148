import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('loginForm', {
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot Password?',
  signIn: 'Sign In',
  usePasskey: 'Use a Passkey',
  signingIn: 'Signing In...',
});
