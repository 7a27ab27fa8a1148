/** The words of restaurant in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export * from '@vestibule/domain/texts/ar/restaurant';
export { texts as featuredDishes } from '../../restaurant/FeaturedDishes/FeaturedDishes.texts.ar.js';
export { texts as hoursBand } from '../../restaurant/HoursBand/HoursBand.texts.ar.js';
export { texts as menuItemCard } from '../../restaurant/MenuItemCard/MenuItemCard.texts.ar.js';
export { texts as menuPdfLink } from '../../restaurant/MenuPdfLink/MenuPdfLink.texts.ar.js';
export { texts as menuTabs } from '../../restaurant/MenuTabs/MenuTabs.texts.ar.js';
