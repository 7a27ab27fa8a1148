export const texts = {
  author: 'Author',
  date: 'Date',
  category: 'Category',
};
