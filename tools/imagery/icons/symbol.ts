import { brand } from '../../../apps/site/src/brand.ts';
import { paint } from './paint.ts';

/** A drawing on light ground has the accent where a printed one has the darkest colour. */
const colourOnScreen = (colour: string) => (colour === 'deep' ? 'accent' : colour);

const lines = brand.emblem.map(
  ({ colour, path }) => `  <path data-colour="${colourOnScreen(colour)}" stroke="" d="${path}"/>\n`,
);

/** The emblem that receipts draw, as the drawing of identity/. */
export const symbol = paint(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="4.5">\n${lines.join('')}</svg>\n`,
);
