export const texts = {
  when: 'When',
  where: 'Where',
  guest: 'Guest',
  email: 'Email',
  phone: 'Phone',
  refundable: 'These tickets are refundable.',
};
