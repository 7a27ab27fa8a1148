import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('comingSoon', {
  title: 'Coming soon',
  description: text('{hotel} is getting ready.'),
  heading: 'We are nearly there',
  subtitle:
    'The lamps are hung and the beds are made. What is left is the paint on the garden door.',
  untilWeOpen: 'Until we open',
  beTold: 'Be told when we open',
});
