export const texts = {
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  largest: 'Largest',
  smallest: 'Smallest',
};
