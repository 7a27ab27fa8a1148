export const texts = {
  skipToContent: 'Skip to content',
};
