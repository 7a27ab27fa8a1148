import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('includedList', {
  refundPolicy: 'Refund policy',
});
