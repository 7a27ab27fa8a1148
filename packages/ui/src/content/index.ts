export { PopularRooms } from './PopularRooms/PopularRooms.js';
export type { PopularRoomsProps } from './PopularRooms/PopularRooms.js';
export { ServiceCards } from './ServiceCards/ServiceCards.js';
export type { ServiceCardsProps } from './ServiceCards/ServiceCards.js';
