import type { Complete } from '../record/index.js';
import type { MenuItem } from './menu-item.schema.js';

export function buildMenuItem(overrides: Partial<MenuItem> = {}): MenuItem {
  return {
    _id: 'grouper',
    name: 'Grouper in lime and black pepper',
    description: 'Grilled on the bone, with rice from Nizwa and burnt lime.',
    price: 34,
    category: { name: 'dinner' },
    available: true,
    images: ['/uploads/restaurant/grouper.webp'],
    discount: null,
    preparationTime: 25,
    ingredients: ['grouper', 'black pepper', 'dried lime', 'rice'],
    extras: [
      { name: 'Burnt aubergine', price: 6 },
      { name: 'Second portion of rice', price: 3.5 },
    ],
    ...overrides,
  } satisfies Complete<MenuItem>;
}

const others: readonly Partial<MenuItem>[] = [
  {
    _id: 'shuwa',
    name: 'Shuwa',
    description: 'Lamb in palm leaves, a night and a day in the earth oven.',
    price: 42,
    images: [],
    preparationTime: 20,
    ingredients: ['lamb', 'garlic', 'cardamom', 'rice'],
    extras: [],
  },
  {
    _id: 'aubergine',
    name: 'Aubergine with pomegranate',
    description: 'Roasted whole, opened at the table, with sesame and walnuts.',
    price: 23,
    images: [],
    preparationTime: 20,
    ingredients: ['aubergine', 'pomegranate', 'sesame', 'walnuts'],
    extras: [],
  },
  {
    _id: 'mezze',
    name: 'Mezze of the day',
    description: 'Six small plates that change with the garden. Enough for one, good for two.',
    price: 18,
    category: { name: 'lunch' },
    images: ['/uploads/restaurant/mezze.webp'],
    preparationTime: 15,
    ingredients: ['chickpeas', 'sesame', 'aubergine', 'parsley', 'yoghurt'],
    extras: [],
  },
  {
    _id: 'kingfish-salad',
    name: 'Kingfish salad',
    description: 'Cured in lime, with green mango and mint.',
    price: 21,
    category: { name: 'lunch' },
    images: [],
    preparationTime: 12,
    ingredients: ['kingfish', 'lime', 'green mango', 'mint'],
    extras: [],
  },
  {
    _id: 'lentil-soup',
    name: 'Lentil soup with lemon',
    description: 'Red lentils, cumin and a great deal of lemon.',
    price: 12,
    category: { name: 'lunch' },
    images: [],
    preparationTime: 8,
    ingredients: ['red lentils', 'cumin', 'lemon', 'onion'],
    extras: [],
  },
];

/** Three dishes in each of two tabs; breakfast is empty, so lunch is the first that is filled. */
export function buildMenu(): MenuItem[] {
  return [buildMenuItem(), ...others.map((own) => buildMenuItem(own))];
}
