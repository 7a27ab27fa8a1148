export const texts = {
  optional: '(optional)',
};
