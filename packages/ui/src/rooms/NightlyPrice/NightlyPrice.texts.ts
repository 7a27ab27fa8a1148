import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('nightlyPrice', { perNight: 'per night' });
