import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('comingSoon', {
  title: 'Coming soon',
  description: text('{hotel} is getting ready.'),
  heading: 'We are nearly there',
  subtitle: 'The last things are being put in their places.',
  untilWeOpen: 'Until we open',
  beTold: 'Be told when we open',
});
