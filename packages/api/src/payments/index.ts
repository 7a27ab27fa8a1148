export * from './endpoints.js';
export { readCheckoutUrl } from './read-checkout-url.js';
