import type { Dish } from './dish.js';

const mezze = '/uploads/restaurant/mezze.webp';
const fish = '/uploads/restaurant/grouper.webp';

export const lunch: Dish[] = [
  {
    id: 'mezze',
    name: 'Mezze of the day',
    description: 'Six small plates that change with the garden. Enough for one, good for two.',
    priceCents: 2200,
    category: 'lunch',
    images: [mezze],
    preparationTime: 15,
    ingredients: ['chickpeas', 'sesame', 'aubergine', 'parsley', 'yoghurt', 'flatbread'],
    extras: [
      { name: 'Grilled halloumi', priceCents: 600 },
      { name: 'A second basket of bread', priceCents: 200 },
    ],
  },
  {
    id: 'kingfish-salad',
    name: 'Kingfish salad',
    description: 'Cured in lime, with green mango and mint.',
    priceCents: 2100,
    category: 'lunch',
    images: [],
    preparationTime: 12,
    ingredients: ['kingfish', 'lime', 'green mango', 'mint', 'chilli'],
    extras: [],
  },
  {
    id: 'lentil-soup',
    name: 'Lentil soup with lemon',
    description: 'Red lentils, cumin and a great deal of lemon.',
    priceCents: 1200,
    category: 'lunch',
    images: [],
    preparationTime: 8,
    ingredients: ['red lentils', 'cumin', 'lemon', 'onion'],
    extras: [{ name: 'Flatbread with za’atar', priceCents: 250 }],
  },
];

export const dinner: Dish[] = [
  {
    id: 'grouper',
    name: 'Grouper with black pepper and dried lime',
    description:
      'Two fillets grilled over charcoal, on rice with pomegranate, lime and yoghurt beside them.',
    priceCents: 3800,
    category: 'dinner',
    images: [fish],
    preparationTime: 30,
    ingredients: ['grouper', 'black pepper', 'dried lime', 'rice', 'pomegranate', 'yoghurt'],
    extras: [
      { name: 'Burnt aubergine', priceCents: 650 },
      { name: 'A second portion of rice', priceCents: 350 },
    ],
  },
  {
    id: 'shuwa',
    name: 'Shuwa',
    description:
      'Lamb in palm leaves, a night and a day in the earth oven. Thursdays to Saturdays.',
    priceCents: 4200,
    category: 'dinner',
    images: [],
    preparationTime: 20,
    ingredients: ['lamb', 'garlic', 'coriander seed', 'cardamom', 'vinegar', 'rice'],
    extras: [{ name: 'Tomato and chilli relish', priceCents: 250 }],
    discount: {
      name: 'Thursday table',
      type: 'fixed',
      value: 6,
      active: true,
      publishWebsite: true,
    },
  },
  {
    id: 'aubergine',
    name: 'Aubergine with pomegranate',
    description: 'Roasted whole, opened at the table, with tahini and walnuts.',
    priceCents: 2300,
    category: 'dinner',
    images: [],
    preparationTime: 20,
    ingredients: ['aubergine', 'pomegranate', 'sesame', 'walnuts'],
    extras: [],
  },
  {
    id: 'lobster',
    name: 'Rock lobster',
    description: 'Only in the season, from March to April.',
    priceCents: 6400,
    category: 'dinner',
    available: false,
    images: [],
    preparationTime: 25,
    ingredients: ['rock lobster', 'butter', 'garlic'],
    extras: [],
  },
];
