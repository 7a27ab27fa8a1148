export const texts = {
  contact: 'Contact',
  helpfulLinks: 'Helpful links',
  newsletter: 'Newsletter',
  backToTop: 'Back to top',
};
