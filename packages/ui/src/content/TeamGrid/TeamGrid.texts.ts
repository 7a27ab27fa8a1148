import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('teamGrid', {
  elsewhere: text('{name} elsewhere'),
});
