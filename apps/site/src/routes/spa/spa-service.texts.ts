import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('spaService', {
  loading: 'Loading spa services...',
});
