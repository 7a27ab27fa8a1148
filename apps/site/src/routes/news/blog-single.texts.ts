export const texts = {
  news: 'News',
};
