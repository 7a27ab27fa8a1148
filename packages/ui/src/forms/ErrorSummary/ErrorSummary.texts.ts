export const texts = {
  pleaseCheck: 'Please check these answers',
};
