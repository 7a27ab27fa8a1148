export const texts = {
  chargedToCard: 'Charged to the card',
};
