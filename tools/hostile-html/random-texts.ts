import fc from 'fast-check';
import { vectors } from './vectors.ts';

/** Elements inside which a browser reads by other rules, and those that the hotel may write. */
const names = [
  ...'svg math mtext mglyph annotation-xml foreignObject desc title style script template'.split(
    ' ',
  ),
  ...'noscript noembed iframe xmp textarea select option table caption td form'.split(' '),
  ...'p a b ul li h2 blockquote'.split(' '),
];
/** What begins or ends a part that is read otherwise. */
const edges = [
  '<!--',
  '-->',
  '--!>',
  '<![CDATA[',
  ']]>',
  '"',
  "'",
  '`',
  '>',
  '<',
  '/>',
  '&lt;',
  '\0',
];

const vector = fc.constantFrom(...vectors);
const name = fc.constantFrom(...names);
const cut = fc
  .tuple(vector, fc.nat({ max: 120 }), fc.nat({ max: 120 }))
  .map(([text, from, length]) => text.slice(from % text.length).slice(0, length));
const tag = fc.oneof(
  name.map((name) => `<${name}>`),
  name.map((name) => `</${name}>`),
);
const part = fc.oneof(vector, cut, tag, fc.constantFrom(...edges));
const parts = fc.array(part, { minLength: 1, maxLength: 5 }).map((all) => all.join(''));
const inside = fc.tuple(name, parts).map(([name, text]) => `<${name}>${text}</${name}>`);
const quoted = fc.tuple(name, parts).map(([name, text]) => `<${name} title="${text}">`);
const text = fc.array(fc.oneof(parts, inside, quoted), { minLength: 1, maxLength: 4 });

/** Hostile HTML cut, joined and put into each other; the same for the same seed. */
export function randomTexts(seed: number, count: number): string[] {
  return fc.sample(
    text.map((all) => all.join('')),
    { seed, numRuns: count },
  );
}
