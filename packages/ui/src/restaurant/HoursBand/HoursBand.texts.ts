import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('hoursBand', { openingHours: 'Opening hours' });
