export const texts = {
  password: 'Password',
};
