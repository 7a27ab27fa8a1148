import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('plainPage', {
  backShortly: 'Back shortly',
  oneMoment: 'One moment, please',
  tooMany: 'More guests are here than we can serve. Please try again in a few seconds.',
  notShown: 'This page could not be shown',
  tryAgain: 'Please try again in a moment.',
  noSitemap: 'The sitemap cannot be made just now.',
  reference: text('Reference: {id}'),
});
