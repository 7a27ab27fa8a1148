import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('routeError', {
  title: 'Something went wrong',
  description: 'This page could not be shown.',
  heading: 'This page could not be shown',
  intro: 'Please try again in a moment.',
  tryAgain: 'Try Again',
  reference: text('Reference: {id}'),
});
