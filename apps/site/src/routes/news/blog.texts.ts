import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('blog', {
  title: 'News',
  description: 'What is new at the house: evenings, offers, and whatever else changes.',
  intro: 'What has changed, and what is about to.',
  nothingYet: 'There is no news from the hotel yet.',
  rooms: 'See the rooms',
});
