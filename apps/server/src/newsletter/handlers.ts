import { confirmSubscription } from './confirm-subscription.js';
import { subscribe } from './subscribe.js';
import { unsubscribe } from './unsubscribe.js';

export const newsletterHandlers = [subscribe, confirmSubscription, unsubscribe];
