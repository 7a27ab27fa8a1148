/** These would end the declaration, or the stylesheet, that a value is in. */
const UNSAFE = /[;{}<>\\]/;

const LENGTH = String.raw`-?(?:\d+\.?\d*|\.\d+)(?:px|rem|em|ex|ch|lh|rlh|%|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))`;
const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const COLOUR = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w\s.,/%+-]+\)$/i;

const aLength = new RegExp(`^(?:0|${LENGTH})$`);
const lengths = new RegExp(LENGTH, 'g');
/** What is between the lengths of a computed one. */
const COMPUTED = /^(?:clamp|min|max|calc)\((?:[\s\d.,+*/()-]|clamp|min|max|calc)*\)$/;

/** A length such as `1rem`, or one that CSS computes of such, as `clamp(1rem, 2vw, 3rem)`. */
function isLength(value: string): boolean {
  if (aLength.test(value)) return true;
  const rest = value.replaceAll(lengths, '0');
  return rest !== value && COMPUTED.test(rest) && isClosed(rest);
}

/** Whether each bracket that opens is closed. */
function isClosed(value: string): boolean {
  let open = 0;
  for (const letter of value) {
    if (letter === '(') open += 1;
    if (letter === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** Of a space, a corner, letters. A computed one that comes out below zero is zero in a browser. */
const isExtent = (value: string) => isLength(value) && !value.startsWith('-');

/** Names of typefaces. A quotation, bracket or comment that stays open swallows what follows it. */
function isFamily(value: string): boolean {
  const rest = value.replaceAll(/'[^'\n\r\f]*'|"[^"\n\r\f]*"/g, '');
  return !/['"[\]]|\/\*/.test(rest) && isClosed(rest);
}

const WEIGHTS = /^(?:normal|bold|\d{1,4})(?: \d{1,4})?$/;

const LETTERS = /^U\+[\da-f]{1,6}(?:-[\da-f]{1,6})?(?:\s*,\s*U\+[\da-f]{1,6}(?:-[\da-f]{1,6})?)*$/i;

const isColour = (value: string) => HEX.test(value) || COLOUR.test(value);

/** `none`, or shadows of two to four lengths and a colour. */
function isElevation(value: string): boolean {
  if (value === 'none') return true;
  return value.split(/,(?![^(]*\))/).every((shadow) => {
    const [, before = '', colour = ''] =
      /^(?:inset )?(.*?) (#\w+|[a-z]+\(.*\))$/.exec(shadow.trim()) ?? [];
    const parts = before.split(/\s+/);
    return parts.length >= 2 && parts.length <= 4 && parts.every(isLength) && isColour(colour);
  });
}

const kinds = {
  length: { is: isExtent, ask: 'is no length from 0 on. Write it as 1rem or 16px.' },
  colour: { is: isColour, ask: 'is no colour. Write it as #rrggbb or rgb(0 0 0 / 50%).' },
  elevation: { is: isElevation, ask: 'is no shadow. Write it as 0 1px 2px #rrggbb.' },
  family: {
    is: isFamily,
    ask: 'names no typefaces: close each quotation mark and bracket, and leave out comments.',
  },
  weights: {
    is: (value: string) => WEIGHTS.test(value),
    ask: 'is no weight. Write it as 400 700.',
  },
  letters: {
    is: (value: string) => LETTERS.test(value),
    ask: 'names no letters. Write it as U+0600-06FF, U+0750-077F.',
  },
  quoted: { is: (value: string) => !/[\n\r\f]/.test(value), ask: 'is more than one line.' },
} as const;

export type ValueKind = keyof typeof kinds;

/** What is wrong with a value of a theme, in plain English; undefined when all is well. */
export function valueFault(value: unknown, kind: ValueKind): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return 'A CSS value is missing here.';
  if (UNSAFE.test(value)) return `${value} is no single CSS value: leave out ; { } < > and \\.`;
  return kinds[kind].is(value.trim()) ? undefined : `${value} ${kinds[kind].ask}`;
}
