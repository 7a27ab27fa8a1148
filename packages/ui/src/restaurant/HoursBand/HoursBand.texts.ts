export const texts = { openingHours: 'Opening hours' };
