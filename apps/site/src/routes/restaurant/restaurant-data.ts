import type { HotelContact, RestaurantPage } from '@vestibule/domain/content';
import { centsToDollars } from '@vestibule/domain/money';
import {
  groupMenu,
  menuCategories,
  menuItemCents,
  type MenuCategory,
  type MenuItem,
} from '@vestibule/domain/restaurant';
import type { StructuredData } from '../../app/structured-data.js';

interface Known {
  title: string;
  page: RestaurantPage | undefined;
  items: readonly MenuItem[];
  contact: HotelContact;
  /** Of the page. */
  url: string;
  /** The sections of the menu in words. */
  labels: Record<MenuCategory, string>;
}

/** The restaurant and its menu as schema.org knows them; opening hours stay out (ruling 19). */
export function restaurantData({
  title,
  page,
  items,
  contact,
  url,
  labels,
}: Known): StructuredData {
  const menu = groupMenu(items);
  return {
    '@type': 'Restaurant',
    name: title,
    url,
    description: page?.description,
    servesCuisine: page?.cuisineType,
    telephone: contact.phone,
    address: contact.address,
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: menuCategories
        .filter((category) => menu[category].length > 0)
        .map((category) => ({
          '@type': 'MenuSection',
          name: labels[category],
          hasMenuItem: menu[category].map(menuItemData),
        })),
    },
  };
}

function menuItemData(item: MenuItem): StructuredData {
  return {
    '@type': 'MenuItem',
    name: item.name,
    description: item.description,
    offers: {
      '@type': 'Offer',
      price: centsToDollars(menuItemCents(item)).toFixed(2),
      priceCurrency: 'USD',
    },
  };
}
