import type { RestaurantPage } from '@vestibule/domain/content';

export const restaurantPage: RestaurantPage = {
  coverImage: 'hero-restaurant.webp',
  title: 'Al Mina',
  subtitle: 'A table at the water',
  description:
    'Al Mina cooks what the boats bring to Qantab in the morning and what the garden has ready. There are forty seats indoors and thirty on the terrace, where the tables are set a little apart.',
  headChef: 'Yusuf Al Harthy',
  cuisineType: 'Omani and Levantine',
  openingHours: [
    'Breakfast: 06:30 – 11:00, daily',
    'Lunch: 12:30 – 15:30, daily',
    'Dinner: 19:00 – 22:30, daily',
  ].join('\n'),
  featuredDishes: [
    { image: '/uploads/restaurant/grouper.webp', name: 'Grouper with black pepper and dried lime' },
    { image: '/uploads/restaurant/mezze.webp', name: 'Mezze of the day' },
    { image: '/uploads/restaurant/breakfast.webp', name: 'Courtyard breakfast' },
    { image: '/uploads/restaurant/dessert.webp', name: 'Frankincense ice cream' },
  ],
  menuItemsPDF: '/uploads/restaurant/menu.pdf',
};
