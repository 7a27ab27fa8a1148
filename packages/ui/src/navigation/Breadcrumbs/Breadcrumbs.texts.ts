export const texts = {
  breadcrumb: 'Breadcrumb',
};
