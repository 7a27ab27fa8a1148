export const texts = {
  title: 'Profile',
  description: 'Your profile.',
  loading: 'Loading your profile...',
};
