export const texts = {
  email: 'Email',
  password: 'Password',
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot Password?',
  signIn: 'Sign In',
  signingIn: 'Signing In...',
};
