export const texts = {
  sea: 'Gulf of Oman',
  muttrah: 'Muttrah',
  oldMuscat: 'Old Muscat',
  qantab: 'Qantab',
  yiti: 'Yiti',
};
