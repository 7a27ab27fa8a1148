import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('hallRequests', {
  title: 'Meeting halls you asked for',
});
