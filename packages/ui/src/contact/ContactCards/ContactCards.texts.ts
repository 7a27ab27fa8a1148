export const texts = {
  location: 'Location',
  phone: 'Phone',
  mail: 'Mail',
};
