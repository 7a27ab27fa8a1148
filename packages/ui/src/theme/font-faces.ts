/** Letters, marks and punctuation of modern Arabic; Latin words and digits keep the fonts of a theme. */
export const arabicLetters =
  'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0652, U+0670, U+FEFB, U+200C-200F';

/** The other letters and digits of the script, as Persian and Urdu have them: only a page with one of them fetches their files. */
const otherArabicLetters = 'U+0653-066F, U+0671-06FF';

/** The Latin letters of Central and Eastern Europe, Turkey and the Baltic: only a page with one of them fetches their files. */
export const latinExtLetters =
  'U+0100-0130, U+0132-0151, U+0154-024F, U+0259, U+1E80-1E85, U+1E9E, U+1EF2-1EF3, U+20BA';

/** A typeface of a hotel's own. */
export interface HotelFace {
  family: string;
  /** One weight, or the range of a variable font, such as `400 700`. */
  weights: string;
  /** Address of the WOFF2 file. */
  url: string;
  /** The only letters that it is asked for, as in `unicode-range`; all of them without it. */
  letters?: string;
  italic?: boolean;
}

interface LoadedFace {
  family: string;
  /** One weight, or the range of a variable font. */
  weights: string;
  /** Served under `fontsUrl`: as `tools/fonts` cuts it, or of the same name from Fontsource. */
  file: string;
  /** Of the Fontsource package that it is cut from. */
  source: string;
  /** Its letters, as `unicode-range` names them; the Latin faces of every page have none. */
  letters?: string;
}

/** The weights that components use. */
export const loadedFaces: LoadedFace[] = [
  {
    family: 'Newsreader Variable',
    weights: '400',
    file: 'newsreader-latin-400-normal.woff2',
    source: 'newsreader',
  },
  {
    family: 'Source Sans 3 Variable',
    weights: '400 600',
    file: 'source-sans-3-latin-wght-normal.woff2',
    source: 'source-sans-3',
  },
];

/** The same typefaces in the letters that most pages have none of. */
export const latinExtFaces: LoadedFace[] = loadedFaces.map((face) => ({
  ...face,
  file: face.file.replace('-latin-', '-latin-ext-'),
  letters: latinExtLetters,
}));

/** Of pages in Arabic letters: titles in Naskh, text without serifs. */
export const arabicFaces: LoadedFace[] = [
  {
    family: 'Noto Naskh Arabic Variable',
    weights: '400',
    file: 'noto-naskh-arabic-400-normal.woff2',
    source: 'noto-naskh-arabic',
    letters: arabicLetters,
  },
  {
    family: 'Noto Sans Arabic Variable',
    weights: '400 600',
    file: 'noto-sans-arabic-wght-normal.woff2',
    source: 'noto-sans-arabic',
    letters: arabicLetters,
  },
  {
    family: 'Noto Naskh Arabic Variable',
    weights: '400',
    file: 'noto-naskh-arabic-more-400-normal.woff2',
    source: 'noto-naskh-arabic',
    letters: otherArabicLetters,
  },
  {
    family: 'Noto Sans Arabic Variable',
    weights: '400 600',
    file: 'noto-sans-arabic-more-wght-normal.woff2',
    source: 'noto-sans-arabic',
    letters: otherArabicLetters,
  },
];

interface FallbackFace {
  family: string;
  /** Fonts of the guest's own machine, the same metrics each. */
  local: string[];
  size: string;
  ascent?: string;
  descent?: string;
  /** 400 without it. */
  weight?: string;
  letters?: string;
}

/**
 * They take the metrics of the real ones, so little moves when those arrive. The sizes are measured
 * over the site's texts in weight 400: in running text a difference changes where lines break.
 */
const fallbacks: FallbackFace[] = [
  {
    family: 'Newsreader Fallback',
    local: ['Times New Roman', 'Liberation Serif'],
    size: '104.4%',
    ascent: '70.9%',
    descent: '25.8%',
  },
  {
    family: 'Source Sans Fallback',
    local: ['Arial', 'Liberation Sans'],
    size: '92.8%',
    ascent: '109.9%',
    descent: '43.1%',
  },
  {
    family: 'Newsreader DejaVu',
    local: ['DejaVu Serif'],
    size: '80.5%',
    ascent: '92%',
    descent: '33.6%',
  },
  {
    family: 'Source Sans DejaVu',
    local: ['DejaVu Sans'],
    size: '81.5%',
    ascent: '125.1%',
    descent: '49%',
  },
];

/** Of Android and Linux; the second is its PostScript name. */
const notoNaskh = ['Noto Naskh Arabic', 'NotoNaskhArabic-Regular'];

/**
 * Of pages in Arabic letters, measured over their words; titles in DejaVu are 2 % larger, so that the first
 * page's has its lines. The spaces between words stay those of the Latin fallbacks, a little wider. No line
 * has its height from these: that is of the typeface with the space.
 */
const arabicFallbacks: FallbackFace[] = [
  { family: 'Naskh Fallback', local: notoNaskh, size: '100%' },
  { family: 'Naskh DejaVu', local: ['DejaVu Sans'], size: '88.5%' },
  {
    family: 'Sans Arabic Fallback',
    local: ['Noto Sans Arabic', 'NotoSansArabic-Regular'],
    size: '100%',
  },
  { family: 'Sans Arabic Naskh', local: notoNaskh, size: '109.3%' },
  { family: 'Sans Arabic DejaVu', local: ['DejaVu Sans'], size: '94.8%' },
  { family: 'Sans Arabic DejaVu', local: ['DejaVu Sans Bold'], size: '84.2%', weight: '600' },
].map((face) => ({ ...face, letters: arabicLetters }));

/** Only what is beside another script needs its range: a page has Latin letters in any case. */
function loadedFace({ family, weights, file, letters }: LoadedFace, base: string) {
  return `
    @font-face {
      font-family: '${family}';
      font-weight: ${weights};
      font-display: swap;
      src: url('${base}${file}');
      ${letters ? `unicode-range: ${letters};` : ''}
    }`;
}

function fallbackFace({ family, local, size, ascent, descent, weight, letters }: FallbackFace) {
  return `
    @font-face {
      font-family: '${family}';
      src: ${local.map((name) => `local('${name}')`).join(', ')};
      size-adjust: ${size};
      ${ascent ? `ascent-override: ${ascent}; descent-override: ${descent}; line-gap-override: 0%;` : ''}
      ${weight ? `font-weight: ${weight};` : ''}
      ${letters ? `unicode-range: ${letters};` : ''}
    }`;
}

/** The rules that load a hotel's own typefaces. */
export const ownFaces = (faces: readonly HotelFace[]): string =>
  faces
    .map(
      ({ family, weights, url, italic, letters }) =>
        `@font-face{font-family:'${family}';font-weight:${weights};font-style:${italic ? 'italic' : 'normal'};font-display:swap;src:url('${url}') format('woff2');${letters ? `unicode-range:${letters};` : ''}}`,
    )
    .join('');

/** The rules of the fonts that are used until the hotel's own have come. */
export const fallbackFaces = fallbacks.map(fallbackFace).join('');

/** The same of pages in Arabic letters. */
export const arabicFallbackFaces = arabicFallbacks.map(fallbackFace).join('');

/** The stylesheet of the hotel's fonts, whose files are served under `baseUrl`. */
export function fontFaces(baseUrl: string): string {
  return `${fontFaceRules(baseUrl, loadedFaces)}${fallbackFaces}
  `;
}

/**
 * What a page in Polish, Czech, Turkish and the like has in its head beside `fontFaces`: the letters that
 * Western Europe does not write. The provider adds it by itself where it serves the fonts.
 */
export const latinExtFontFaces = (baseUrl: string): string => fontFaceRules(baseUrl, latinExtFaces);

/** The `@font-face` rules of these faces, whose files are served under `baseUrl`. */
export function fontFaceRules(baseUrl: string, faces: readonly LoadedFace[]): string {
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  return faces.map((face) => loadedFace(face, base)).join('');
}
