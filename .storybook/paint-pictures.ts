import { pictureColours } from '@vestibule/domain/pictures';
import manifest from '../apps/server/uploads/manifest.json';

/** As the server's pages do: each frame has the colour of its picture until that arrives. */
export function paintPictures(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(pictureColours(manifest));
  document.adoptedStyleSheets.push(sheet);
}
