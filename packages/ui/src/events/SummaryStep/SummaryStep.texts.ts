import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('summaryStep', {
  when: 'When',
  where: 'Where',
  guest: 'Guest',
  email: 'Email',
  phone: 'Phone',
  refundable: 'These tickets are refundable.',
});
