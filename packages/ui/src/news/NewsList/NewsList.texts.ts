export const texts = {
  noNews: 'No news yet',
  newsWillStandHere: 'What is new at the house will stand here.',
};
