import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('about', {
  inFigures: 'The house in figures',
  thePeople: 'The people',
  aroundTheHouse: 'Around the house',
  guestsWrote: 'What guests wrote to us',
  about: 'About',
});
