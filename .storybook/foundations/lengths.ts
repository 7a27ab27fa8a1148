const rem = 16;

function value(text: string, viewport: number): number {
  const number = Number.parseFloat(text);
  return text.trim().endsWith('vw') ? (number * viewport) / 100 : number * rem;
}

const sum = (text: string, viewport: number): number =>
  text.split('+').reduce((total, part) => total + value(part, viewport), 0);

/** What a length of the tokens measures in pixels at a width of the window. */
export function pixelsAt(length: string, viewport: number): number {
  if (length.endsWith('px')) return Number.parseFloat(length);
  const [, inside] = /^clamp\((.*)\)$/.exec(length) ?? [];
  if (!inside) return sum(length, viewport);
  const [least = 0, wanted = 0, most = 0] = inside.split(',').map((part) => sum(part, viewport));
  return Math.min(Math.max(least, wanted), most);
}

const rounded = (pixels: number) => String(Math.round(pixels * 10) / 10);

/** The typeface that a list of families asks for first, without what a font file adds to its name. */
export function firstFamily(families: string): string {
  const [first = ''] = families.split(',');
  return first
    .replaceAll(/['"]/g, '')
    .replace(/ Variable$/, '')
    .trim();
}

/** As designers write it: `17 px`, or `40–72 px` where it grows with the window. */
export function pixelRange(length: string): string {
  const [narrow, wide] = [pixelsAt(length, 360), pixelsAt(length, 1440)].map(rounded);
  return narrow === wide ? `${narrow} px` : `${narrow}–${wide} px`;
}
