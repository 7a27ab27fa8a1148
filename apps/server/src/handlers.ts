import type { Handler } from './http/handler.js';
import { roomsHandlers } from './rooms/handlers.js';

/** Everything the API answers; one line a feature. */
export const handlers: readonly Handler[] = [...roomsHandlers];
