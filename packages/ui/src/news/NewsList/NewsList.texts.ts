import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('newsList', {
  noNews: 'No news yet',
  newsWillStandHere: 'What is new at the house will stand here.',
});
