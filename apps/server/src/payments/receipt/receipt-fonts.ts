import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReceiptTheme } from './receipt-theme.js';
import type { ReceiptScript } from './text-runs.js';

const require = createRequire(import.meta.url);

export type ReceiptFace = 'display' | 'text' | 'strong';

const loaded = new Map<string, Buffer>();

/** The font file for a face and a script. */
export function receiptFont(
  fonts: ReceiptTheme['fonts'],
  face: ReceiptFace,
  script: ReceiptScript,
): Buffer {
  const file = fileOf(fonts, face, script);
  const known = loaded.get(file) ?? readFileSync(require.resolve(file));
  loaded.set(file, known);
  return known;
}

const ascents = new Map<Buffer, number>();

/** How far Latin letters of a face stand above their line, at a size of 1. */
export function latinAscent(fonts: ReceiptTheme['fonts'], face: ReceiptFace): number {
  const file = receiptFont(fonts, face, 'latin');
  const known = ascents.get(file) ?? ascentOf(file);
  ascents.set(file, known);
  return known;
}

function ascentOf(file: Buffer): number {
  const font = create(file);
  if (!('ascent' in font)) throw new Error('A typeface of receipts is a file with one font.');
  return font.ascent / font.unitsPerEm;
}

/**
 * The hotel's own faces write Latin; not every face has the other scripts. Amiri has a form of its own for
 * each Arabic letter. A face that sets dots below and above shared forms, as Noto's do, looks well too, but
 * copied text has wrong letters.
 */
function fileOf(
  { display, text }: ReceiptTheme['fonts'],
  face: ReceiptFace,
  script: ReceiptScript,
): string {
  if (script === 'arabic') {
    return `@fontsource/amiri/files/amiri-arabic-${face === 'strong' ? 700 : 400}-normal.woff`;
  }
  const weight = face === 'strong' ? 600 : 400;
  const isLatin = script === 'latin' || script === 'latin-ext';
  const own = face === 'display' ? display : text;
  const family = isLatin ? own : 'source-sans-3';
  return `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
}
