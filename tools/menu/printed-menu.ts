import { centsToDollars } from '@vestibule/domain/money';
import { menuItemCents } from '@vestibule/domain/restaurant';
import { restaurantPage } from '../../apps/server/src/seed/content/restaurant.ts';
import { menu } from '../../apps/server/src/seed/restaurant.ts';
import { brand } from '../../apps/site/src/brand.ts';
import { menuHtml } from './menu-html.ts';

/** The menu of the demonstration hotel, from the very data that its website shows. */
export function printedMenu(): string {
  const dishes = menu
    .filter(({ available }) => available !== false)
    .map(({ name, description, category, priceCents, discount, extras }) => ({
      name,
      description,
      category,
      cents: menuItemCents({ price: centsToDollars(priceCents), discount }),
      extras: extras.map((extra) => ({ name: extra.name, cents: extra.priceCents })),
    }));
  return menuHtml(restaurantPage.title, brand.name, dishes);
}
