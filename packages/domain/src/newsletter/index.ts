export * from './subscription.js';
export { texts as subscriptionTexts } from './subscription.texts.js';
