export { texts as paymentsMessages } from './payments-messages.texts.js';
