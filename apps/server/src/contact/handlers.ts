import { sendMessage } from './send-message.js';

export const contactHandlers = [sendMessage];
