export const texts = { featuredDishes: 'Featured dishes' };
