import type { Translation } from '../words/index.js';
import { texts } from './rooms-fetch.texts.js';

/** What a guest reads when a list cannot be loaded, by what was asked for. */
export const roomsFetchMessages = (t: Translation<typeof texts> = texts) => ({
  rooms: t.rooms,
  availability: t.availability,
});
