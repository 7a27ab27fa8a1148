import { describe, expect, it } from 'vitest';
import { buildDiscount } from '../rooms/builders.js';
import { buildMenuItem } from './builders.js';
import { firstFilledTab, groupMenu, menuItemCents } from './group-menu.js';
import { openingHours } from './opening-hours.js';
import { chefSentence, defaultFeaturedDish, featuredDishes } from './restaurant-about.js';

describe('the menu (spec 2 and 7, Restaurant)', () => {
  it('is grouped by category; what is not available is hidden [S3.restaurant.1]', () => {
    const shown = buildMenuItem({ _id: 'a', category: { name: 'dinner' } });
    const hidden = buildMenuItem({ _id: 'b', category: { name: 'lunch' }, available: false });
    const menu = groupMenu([shown, hidden]);
    expect(menu.dinner).toEqual([shown]);
    expect(menu.lunch).toEqual([]);
  });

  it.each([
    [[], 'breakfast'],
    [['dessert', 'lunch'], 'lunch'],
    [['dessert'], 'dessert'],
  ] as const)('%j: the first filled tab is %s [S2.restaurant.5]', (names, tab) => {
    const items = names.map((name) => buildMenuItem({ category: { name } }));
    expect(firstFilledTab(groupMenu(items))).toBe(tab);
  });

  it('prices a dish in cents after its discount (spec 9)', () => {
    const item = buildMenuItem({ price: 12.5 });
    expect(menuItemCents(item)).toBe(1250);
    expect(menuItemCents({ ...item, discount: buildDiscount({ value: 20 }) })).toBe(1000);
    const fixed = buildDiscount({ type: 'fixed', value: 2 });
    expect(menuItemCents({ ...item, discount: fixed })).toBe(1050);
    expect(menuItemCents({ ...item, discount: { ...fixed, active: false } })).toBe(1250);
  });
});

describe('the hours band (spec 2, Restaurant)', () => {
  it('reads lines of the form label:time, and only those [S2.restaurant.4]', () => {
    const text = 'Breakfast: 06:30 – 10:30\r\n\nOpen every day\n 07:00 - 09:00\nBar:';
    expect(openingHours(text)).toEqual([{ label: 'Breakfast', time: '06:30 – 10:30' }]);
  });

  it.each([undefined, '', 'Open every day'])(
    '%j: three default venues [S2.restaurant.4, S2.restaurant.9, S9.restaurant.1]',
    (text) => {
      const time = '06:00 am - 22:30 pm daily';
      expect(openingHours(text)).toEqual([
        { label: 'Breakfast buffet', time },
        { label: 'Restaurant', time },
        { label: 'Sushi bar', time },
      ]);
    },
  );
});

describe('about the restaurant (spec 2)', () => {
  it('names chef and cuisine only when both exist [S2.restaurant.1]', () => {
    expect(chefSentence({ headChef: 'Yusuf', cuisineType: 'Omani' })).toBe(
      'Head chef Yusuf cooks Omani cuisine.',
    );
    expect(chefSentence({ headChef: 'Yusuf' })).toBeUndefined();
    expect(chefSentence({ cuisineType: 'Omani' })).toBeUndefined();
    expect(chefSentence({ headChef: '', cuisineType: 'Omani' })).toBeUndefined();
    expect(chefSentence(undefined)).toBeUndefined();
  });

  it('features one default picture when no dish is [S2.restaurant.3]', () => {
    expect(featuredDishes({ featuredDishes: [] })).toEqual([defaultFeaturedDish]);
    expect(featuredDishes(undefined)).toEqual([defaultFeaturedDish]);
  });
});
