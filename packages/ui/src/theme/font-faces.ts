/** The files an application serves under `fontsUrl`, from the @fontsource-variable packages. */
export const fontFiles = {
  display: 'newsreader-latin-wght-normal.woff2',
  text: 'source-sans-3-latin-wght-normal.woff2',
};

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/**
 * Fallback faces take the metrics of the real ones (measured), so little moves when they arrive.
 * `optional` lets a page that painted without them keep its fallback, so nothing moves at all.
 */
export function fontFaces(baseUrl: string, display: 'swap' | 'optional' = 'swap'): string {
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  return `
    @font-face {
      font-family: 'Newsreader Variable';
      font-weight: 200 800;
      font-display: ${display};
      src: url('${base}${fontFiles.display}') format('woff2');
      unicode-range: ${latin};
    }
    @font-face {
      font-family: 'Source Sans 3 Variable';
      font-weight: 200 900;
      font-display: ${display};
      src: url('${base}${fontFiles.text}') format('woff2');
      unicode-range: ${latin};
    }
    @font-face {
      font-family: 'Newsreader Fallback';
      src: local('Times New Roman'), local('Liberation Serif');
      size-adjust: 105.8%;
      ascent-override: 70%;
      descent-override: 25.5%;
      line-gap-override: 0%;
    }
    @font-face {
      font-family: 'Source Sans Fallback';
      src: local('Arial'), local('Liberation Sans');
      size-adjust: 92.3%;
      ascent-override: 110.5%;
      descent-override: 43.3%;
      line-gap-override: 0%;
    }
    @font-face {
      font-family: 'Newsreader DejaVu';
      src: local('DejaVu Serif');
      size-adjust: 81.6%;
      ascent-override: 90.8%;
      descent-override: 33.1%;
      line-gap-override: 0%;
    }
    @font-face {
      font-family: 'Source Sans DejaVu';
      src: local('DejaVu Sans');
      size-adjust: 81.5%;
      ascent-override: 125.1%;
      descent-override: 49%;
      line-gap-override: 0%;
    }
  `;
}
