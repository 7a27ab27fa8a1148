/** Where the server keeps the sheet of all pictures. */
export const COLOURS_PATH = '/uploads/colours.css';

/** What the manifest of the stored pictures says, as far as it is read here. */
export type PictureManifest = Readonly<Record<string, { color: string; ink: string }>>;

/**
 * A style sheet that paints the frame of each picture in its dominant colour until the picture
 * has arrived, and its description, should it never arrive, in an ink that is read on it. The
 * frames carry the picture's name in `data-picture`.
 */
export function pictureColours(manifest: PictureManifest): string {
  return Object.entries(manifest)
    .map(([name, { color, ink }]) => {
      return `picture[data-picture="${name}"]{background:${color};color:${ink}}`;
    })
    .join('');
}
