export const texts = {
  title: 'New Password',
  description: 'Choose a new password.',
  heading: 'Choose a new password',
  subtitle: 'Every device that is signed in will be signed out',
};
