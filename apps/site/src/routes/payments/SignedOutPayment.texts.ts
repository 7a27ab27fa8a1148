export const texts = {
  signIn: 'Sign in',
};
