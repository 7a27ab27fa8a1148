export const texts = {
  home: 'Home',
  account: 'Account',
};
