export const texts = {
  title: 'Terms of stay',
  description: 'What holds between you and the hotel when you book.',
};
