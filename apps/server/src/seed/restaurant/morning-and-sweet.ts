import type { Dish } from './dish.js';

const table = '/uploads/restaurant/breakfast.webp';
const sweet = '/uploads/restaurant/dessert.webp';

export const breakfast: Dish[] = [
  {
    id: 'courtyard-breakfast',
    name: 'Courtyard breakfast',
    description: 'Eggs in tomatoes from the pan, flatbread from the oven, figs, dates and coffee.',
    priceCents: 2400,
    category: 'breakfast',
    images: [table],
    preparationTime: 15,
    ingredients: ['eggs', 'tomatoes', 'flatbread', 'figs', 'dates'],
    extras: [
      { name: 'Smoked kingfish', priceCents: 700 },
      { name: 'Fresh pomegranate juice', priceCents: 450 },
    ],
  },
  {
    id: 'shakshuka',
    name: 'Shakshuka',
    description: 'The pan alone: two eggs in tomatoes and peppers, with flatbread.',
    priceCents: 1600,
    category: 'breakfast',
    images: [],
    preparationTime: 18,
    ingredients: ['eggs', 'tomatoes', 'red peppers', 'cumin', 'coriander', 'flatbread'],
    extras: [{ name: 'Feta', priceCents: 300 }],
  },
  {
    id: 'chebab',
    name: 'Chebab pancakes',
    description: 'Saffron and cardamom, with date syrup and soft cheese.',
    priceCents: 1400,
    category: 'breakfast',
    images: [],
    preparationTime: 12,
    ingredients: ['wheat flour', 'saffron', 'cardamom', 'date syrup', 'soft cheese'],
    extras: [],
    discount: {
      name: 'Before eight',
      type: 'percentage',
      value: 15,
      active: true,
      publishWebsite: true,
    },
  },
  {
    id: 'fruit-of-the-day',
    name: 'Fruit of the day',
    description: 'What the market in Muttrah had this morning, cut when you order it.',
    priceCents: 1100,
    category: 'breakfast',
    images: [],
    preparationTime: 5,
    ingredients: ['seasonal fruit'],
    extras: [{ name: 'Yoghurt and honey', priceCents: 350 }],
  },
];

export const dessert: Dish[] = [
  {
    id: 'frankincense-ice-cream',
    name: 'Frankincense ice cream',
    description:
      'Resin from Dhofar, steeped overnight. Turned out of the mould, with date syrup, pistachios and raspberries.',
    priceCents: 1050,
    category: 'dessert',
    images: [sweet],
    preparationTime: 4,
    ingredients: [
      'milk',
      'cream',
      'frankincense',
      'sugar',
      'date syrup',
      'pistachios',
      'raspberries',
    ],
    extras: [],
  },
  {
    id: 'halwa',
    name: 'Halwa with rose and cardamom',
    description: 'Stirred for three hours in the copper pot behind the kitchen. Served with kahwa.',
    priceCents: 1200,
    category: 'dessert',
    images: [],
    preparationTime: 5,
    ingredients: ['starch', 'ghee', 'rose water', 'cardamom', 'almonds'],
    extras: [{ name: 'A second pot of kahwa', priceCents: 400 }],
  },
  {
    id: 'date-pudding',
    name: 'Warm date pudding',
    description: 'Khalas dates, brown butter, cream that is barely whipped.',
    priceCents: 1300,
    category: 'dessert',
    images: [],
    preparationTime: 12,
    ingredients: ['dates', 'butter', 'eggs', 'wheat flour', 'cream'],
    extras: [],
  },
];
