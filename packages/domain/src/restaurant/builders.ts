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

/** One dish in each of two tabs; breakfast is empty, so lunch is the first that is filled. */
export function buildMenu(): MenuItem[] {
  return [
    buildMenuItem(),
    buildMenuItem({
      _id: 'mezze',
      name: 'Mezze of the day',
      category: { name: 'lunch' },
      price: 18,
      images: ['/uploads/restaurant/mezze.webp'],
      extras: [],
    }),
  ];
}
