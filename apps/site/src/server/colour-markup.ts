import { pictureColours, type PictureManifest } from '@vestibule/domain/pictures';

/** The colours of the pictures that the page shows; the sheet of all comes with the scripts. */
export function colourMarkup(pictures: PictureManifest, html: string): string {
  const shown = new Set(Array.from(html.matchAll(/ data-picture="([^"]+)"/g), ([, name]) => name));
  const own = Object.entries(pictures).filter(([name]) => shown.has(name));
  return `<style>${pictureColours(Object.fromEntries(own))}</style>`;
}
