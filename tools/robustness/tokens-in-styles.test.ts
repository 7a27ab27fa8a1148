import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{packages/ui,apps/site}/src/**/*.styles.ts', { cwd: root });

const token = /\$\{[^}]*\}/g;

/** A hairline is one pixel at every size; `em` follows the text that it belongs to. */
const raw = [
  /#[\da-f]{3,8}\b/i,
  /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/,
  /\b\d*\.?\d+m?s\b/,
  /^\s*(font|padding|margin|gap|row-gap|column-gap)[a-z-]*:.*?(?<![\d.])(?!1px)\d*\.?\d+(rem|px|pt|ch|v\w+)\b/,
  /\bline-height:\s*[\d.]/,
  /\bletter-spacing:\s*-?(?!0;)[\d.]/,
  /(?<![\w-])(ease(-in|-out|-in-out)?|linear|cubic-bezier|steps(?=\())(?![\w-])/,
];

/** What no token says, and why; what no longer is there fails too. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/ui/src/actions/Button/Button.styles.ts: animation: ${turn} ${tokens.motion.turn} linear infinite;':
    'What turns without end has no beginning to be quick at.',
  'packages/ui/src/actions/Button/Button.styles.ts: padding-inline: min(${tokens.space.lg}, 8vi);':
    'A share of the window at most: large text on a phone needs the room.',
  'packages/ui/src/actions/Button/Button.styles.ts: padding-inline: min(${tokens.space.xl}, 8vi);':
    'A share of the window at most: large text on a phone needs the room.',
  'packages/ui/src/rooms/VideoPlaceholder/VideoPlaceholder.styles.ts: padding: min(${tokens.space.lg}, 8vi);':
    'A share of the window at most: large text on a phone needs the room.',
  'packages/ui/src/spa/SpaBookingPanel/SpaBookingPanel.styles.ts: padding: min(${tokens.space.lg}, 6vi);':
    'A share of the window at most: large text on a phone needs the room.',
  'packages/ui/src/feedback/Skeleton/Skeleton.styles.ts: animation: ${breathe} ${tokens.motion.breathe} ease-in-out infinite;':
    'It breathes in as slowly as it breathes out.',
  'packages/ui/src/navigation/Header/Header.styles.ts: font-size: 1.625rem;':
    'The name of the hotel is lettering: of one size, in a bar of one height.',
};

function rawLines(text: string): string[] {
  return text.split('\n').filter((line) => {
    const own = line.replaceAll(token, '');
    return raw.some((pattern) => pattern.test(own));
  });
}

describe('what is raw in a style', () => {
  test.each([
    'color: #0f3b3b;',
    'background: rgb(8 30 31 / 88%);',
    'animation: ${turn} 900ms ${tokens.motion.ease};',
    'transition: opacity .3s;',
    'font-size: 1.375rem;',
    'line-height: 1.4;',
    '  line-height: 24px;',
    'letter-spacing: 0.06em;',
    'letter-spacing: -.01em;',
    '  padding: ${tokens.space.sm} 12px;',
    '  margin-inline: -0.75rem;',
    '  gap: 1.5rem;',
    'font: 500 14px/1.2 serif;',
    'transition: color ${tokens.motion.quick} ease-in-out;',
    '    opacity ${tokens.motion.quick} linear;',
  ])('%s', (line) => expect(rawLines(line)).toEqual([line]));

  test.each([
    'color: ${tokens.colour.ink};',
    'color: Canvas;',
    'padding: 1px 0;',
    'padding-block: 0.25em;',
    'line-height: ${tokens.leading.small};',
    'letter-spacing: ${tokens.tracking.small};',
    'letter-spacing: 0;',
    'font-size: max(0.65em, ${tokens.size.small});',
    'margin-inline: calc(-1 * ${tokens.space.sm}) auto;',
    'transition: color ${tokens.motion.quick} ${tokens.motion.ease};',
    'background: linear-gradient(${tokens.colour.ink}, transparent);',
    'inline-size: 1.25rem;',
  ])('not %s', (line) => expect(rawLines(line)).toEqual([]));
});

test('styles take colours, type, space and motion from tokens (house style 10)', () => {
  const found = files.flatMap((file) =>
    rawLines(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

/** What has no variable of the theme (mails, receipts, pages and tools without the site) asks the brand. */
const branded = globSync(
  [
    'apps/{server,site}/src/**/*.{ts,tsx}',
    'tools/{menu,imagery/icons}/*.ts',
    '.storybook/**/*.{ts,tsx}',
  ],
  {
    cwd: root,
    exclude: [
      '**/*.test.{ts,tsx}',
      // The brand itself, and those of other hotels.
      'apps/site/src/hotel-brand.ts',
      '.storybook/themes/**',
      // A payment page that must not look like the hotel's.
      'apps/server/src/sandbox/hosted-page-styles.ts',
      // Black or white, whichever can be read on the colour of a picture.
      'apps/server/src/pictures/encode/variants.ts',
    ],
  },
);

const colour = /(?<![&\w])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/i;

test('colours are in the brand alone', () => {
  const found = branded.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => colour.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(branded).toContain('apps/server/src/mail/letter.ts');
  expect(branded).toContain('tools/menu/menu-html.ts');
  expect(found).toEqual([]);
});
