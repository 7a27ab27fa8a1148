import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReceiptLook } from './receipt-look.js';

const require = createRequire(import.meta.url);

export type ReceiptFace = 'display' | 'text' | 'strong';

/** What typefaces can write; the first that fits is taken. */
const scripts = [
  { name: 'latin', pattern: /^[\u0020-\u00ff\u2013-\u2026\u20ac\u2212]$/u },
  { name: 'arabic', pattern: /^[\p{Script=Arabic}\u0640\u200c-\u200f]$/u },
  { name: 'cyrillic', pattern: /^\p{Script=Cyrillic}$/u },
  { name: 'greek', pattern: /^\p{Script=Greek}$/u },
  { name: 'latin-ext', pattern: /^./u },
] as const;
export type ReceiptScript = (typeof scripts)[number]['name'];

export interface TextRun {
  text: string;
  script: ReceiptScript;
}

/** A text in pieces that one font can write; spaces stay with what stands before them. */
export function textRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const found = scripts.find(({ pattern }) => pattern.test(character))?.name ?? 'latin-ext';
    const script = character === ' ' && last ? last.script : found;
    if (last?.script === script) last.text += character;
    else runs.push({ text: character, script });
  }
  return runs.flatMap((run) => (run.script === 'arabic' ? rightToLeft(run.text) : [run]));
}

/** Arabic words stand in the order of their reading, from the right; its font has no space. */
function rightToLeft(text: string): TextRun[] {
  const words = text.split(' ').toReversed();
  return words.flatMap((word, index) => [
    ...(index > 0 ? [{ text: ' ', script: 'latin' as const }] : []),
    ...(word ? [{ text: word, script: 'arabic' as const }] : []),
  ]);
}

const loaded = new Map<string, Buffer>();

/** The font file for a face and a script. */
export function receiptFont(
  fonts: ReceiptLook['fonts'],
  face: ReceiptFace,
  script: ReceiptScript,
): Buffer {
  const file = fileOf(fonts, face, script);
  const known = loaded.get(file) ?? readFileSync(require.resolve(file));
  loaded.set(file, known);
  return known;
}

/** The hotel's own faces write Latin; not every face has the other scripts. */
function fileOf(
  { display, text }: ReceiptLook['fonts'],
  face: ReceiptFace,
  script: ReceiptScript,
): string {
  const weight = face === 'strong' ? 600 : 400;
  if (script === 'arabic') {
    return `@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-${weight}-normal.woff`;
  }
  const isLatin = script === 'latin' || script === 'latin-ext';
  const own = face === 'display' ? display : text;
  const family = isLatin ? own : 'source-sans-3';
  return `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
}
