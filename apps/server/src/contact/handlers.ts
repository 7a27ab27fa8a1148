import type * as contract from '@vestibule/api/contact/contract';
import type { HandlersOf } from '../http/handler.js';
import { sendMessage } from './send-message.js';

export const contactHandlers: HandlersOf<typeof contract> = { sendMessage };
