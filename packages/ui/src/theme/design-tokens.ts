export type TokenType = 'color' | 'dimension' | 'fontFamily' | 'shadow';

/**
 * Colours, sizes and typefaces as files of the Design Tokens format (DTCG 2025.10), which design tools
 * read and write. Lengths that grow with the window have no form there: their largest value is in
 * `$value`, and the CSS itself in `$extensions`.
 */
export interface DesignToken {
  /** A group may give it instead. */
  $type?: TokenType;
  $value: unknown;
  $extensions?: { 'dev.vestibule'?: { css?: string } };
}

export type TokenFile = { [Group in string]?: Record<string, DesignToken> };

export interface ColourValue {
  colorSpace: string;
  components: number[];
  alpha?: number;
  hex?: string;
}

export interface DimensionValue {
  value: number;
  unit: string;
}

export interface ShadowValue {
  color: ColourValue;
  offsetX: DimensionValue;
  offsetY: DimensionValue;
  blur: DimensionValue;
  spread?: DimensionValue;
  inset?: boolean;
}

/** The files of a hotel: what differs from the library's own, by the same names. */
export interface TokenFiles {
  light?: TokenFile;
  dark?: TokenFile;
  shape?: TokenFile;
}

/** The greatest length of one that grows with the window. */
export const largestOf = (css: string) => /^clamp\(.*,\s*([^,]+)\)$/.exec(css)?.[1];
