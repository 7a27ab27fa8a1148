export * from './endpoints.js';
export { isLoginRequired, type HandOff } from './hand-off.js';
export { readCheckoutUrl } from './read-checkout-url.js';
