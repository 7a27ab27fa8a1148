export const texts = {
  country: 'Country',
  chooseCountry: 'Choose the country',
};
