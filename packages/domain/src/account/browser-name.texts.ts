import { catalogue, text } from '../words/en.js';

export const texts = catalogue('browserName', {
  onSystem: text('{browser} on {system}'),
  unknown: 'Unknown browser',
});
