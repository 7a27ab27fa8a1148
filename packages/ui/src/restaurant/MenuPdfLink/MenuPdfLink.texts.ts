export const texts = {
  view: 'View PDF Menu',
  notAvailable: 'PDF Menu Not Available',
};
