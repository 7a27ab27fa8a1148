import { catalogue } from '../words/en.js';

/** Spec 8, Content, rooms, events, halls: what a guest reads when a list cannot be loaded. */
export const texts = catalogue('roomsFetch', {
  rooms: 'Failed to fetch rooms',
  availability: 'Failed to fetch availability data',
});
