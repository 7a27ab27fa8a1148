export const texts = {
  title: 'Newsletter',
  description: 'Join or leave the newsletter.',
};
