/** The words of the rules of restaurant in Arabic. */
export { texts as fromTheKitchen } from '../../restaurant/from-the-kitchen.texts.ar.js';
export { texts as menuItem } from '../../restaurant/menu-item.texts.ar.js';
export { texts as openingHours } from '../../restaurant/opening-hours.texts.ar.js';
export { texts as restaurantMessages } from '../../restaurant/restaurant-messages.texts.ar.js';
