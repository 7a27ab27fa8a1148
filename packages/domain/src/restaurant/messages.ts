export { texts as restaurantMessages } from './restaurant-messages.texts.js';
