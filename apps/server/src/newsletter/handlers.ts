import type * as contract from '@vestibule/api/newsletter/contract';
import type { HandlersOf } from '../http/handler.js';
import { confirmSubscription } from './confirm-subscription.js';
import { subscribe } from './subscribe.js';
import { unsubscribe } from './unsubscribe.js';

export const newsletterHandlers: HandlersOf<typeof contract> = {
  subscribe,
  confirmSubscription,
  unsubscribe,
};
