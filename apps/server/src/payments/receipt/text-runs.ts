import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** What typefaces can write; the first that fits is taken. */
const scripts = [
  { name: 'latin', pattern: /^[\u0020-\u00ff\u2013-\u2026\u20ac\u2212]$/u },
  { name: 'arabic', pattern: /^[\p{Script_Extensions=Arabic}\u0640\u200c\u200d]$/u },
  { name: 'cyrillic', pattern: /^\p{Script=Cyrillic}$/u },
  { name: 'greek', pattern: /^\p{Script=Greek}$/u },
  { name: 'latin-ext', pattern: /^./u },
] as const;
export type ReceiptScript = (typeof scripts)[number]['name'];

/** Marks that order a line, and have no ink. */
const orderMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const withoutOrderMarks = (text: string) => text.replace(orderMarks, '');

/** What would end a line, or has no letter in any font. */
const controls = /[\p{Cc}\u2028\u2029]/gu;

export interface TextRun {
  text: string;
  script: ReceiptScript;
}

/** With its level of the Unicode bidirectional algorithm; an odd one runs from right to left. */
interface LevelRun extends TextRun {
  level: number;
}

/**
 * A line in pieces that one font can write, from left to right as they are on paper. Arabic pieces are
 * in the order that their font needs, which reverses what it is given. `from` and `to` cut one line out
 * of a text; the order is that of the whole text, as the line may lie within an isolate.
 */
export function textRuns(
  text: string,
  direction: 'ltr' | 'rtl',
  from = 0,
  to = text.length,
): TextRun[] {
  const line = text.replace(controls, ' ');
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs = levelRuns(line.slice(from, to), levels.subarray(from, to));
  return inVisualOrder(runs).map(({ text: own, script, level }) => ({
    text: forFont(own, script, level % 2 === 1),
    script,
  }));
}

/** The Arabic font turns all that it writes, and so also digits, which run from left to right. */
function forFont(text: string, script: ReceiptScript, rightToLeft: boolean): string {
  if (script === 'arabic') return rightToLeft ? text : Array.from(text).toReversed().join('');
  return rightToLeft ? mirrored(text) : text;
}

/** Spaces stay with what is before them, but the Arabic font has none. */
function levelRuns(text: string, levels: Uint8Array): LevelRun[] {
  const runs: LevelRun[] = [];
  let index = 0;
  for (const character of text) {
    const level = levels[index] ?? 0;
    index += character.length;
    if (withoutOrderMarks(character) === '') continue;
    const last = runs.at(-1);
    const found = scripts.find(({ pattern }) => pattern.test(character))?.name ?? 'latin-ext';
    const joins = character === ' ' && last !== undefined && last.script !== 'arabic';
    const script = joins ? last.script : found;
    if (last?.script === script && last.level === level) last.text += character;
    else runs.push({ text: character, script, level });
  }
  return runs;
}

/** From the highest level down, each stretch of at least that level is turned round (UAX 9, rule L2). */
function inVisualOrder(runs: LevelRun[]): LevelRun[] {
  let ordered = runs;
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const turned: LevelRun[] = [];
    let stretch: LevelRun[] = [];
    for (const run of ordered) {
      if (run.level >= level) stretch.unshift(run);
      else {
        turned.push(...stretch, run);
        stretch = [];
      }
    }
    ordered = [...turned, ...stretch];
  }
  return ordered;
}

function mirrored(text: string): string {
  const characters = Array.from(text, (one) => bidi.getMirroredCharacter(one) ?? one);
  return characters.toReversed().join('');
}
