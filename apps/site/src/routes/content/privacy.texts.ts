export const texts = {
  title: 'Privacy',
  description: 'What this website knows about you, why, and for how long.',
};
