import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { problemMessages } from '@vestibule/domain/problem';
import { parseSync } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** Where stories take their data from, and what is said of a call: such words come with its reply. */
const dataFiles = globSync(
  [
    'packages/*/src/**/*{.story-data,builders,.examples}.{ts,tsx}',
    'apps/site/src/testing/*.{ts,tsx}',
    'apps/site/src/hotel-brand.ts',
    'packages/domain/src/{bookings/sample-bookings,content/fallback-pages}.ts',
    'packages/domain/src/{payments/payment-gateway,words/language}.ts',
    'packages/domain/src/{account/{account,passkey}-notices,contact/contact-message,newsletter/subscription,payments/card-charge,problem/failure}.texts.ts',
  ],
  { cwd: root },
);

let shared: readonly string[] | undefined;

/** What a story may show beside the words of catalogues: its own texts, its data, replies. */
export function wordsAround(storyFile: string): string[] {
  shared ??= [...dataFiles.flatMap(wordsOfFile), ...Object.values(problemMessages)];
  return [storyFile, ...storiesShownBy(storyFile)].flatMap(wordsOfFile).concat(shared);
}

/** A matrix shows stories of other files. */
function storiesShownBy(storyFile: string): string[] {
  const code = readFileSync(path.join(root, storyFile), 'utf8');
  const imports = code.matchAll(/ from '(\..*\.stories)\.js';$/gm);
  return [...imports].map(([, from]) => path.join(path.dirname(storyFile), `${from}.tsx`));
}

type Node = Record<string, unknown> & { type: string };

function wordsOfFile(file: string): string[] {
  return wordsIn(readFileSync(path.join(root, file), 'utf8'));
}

/**
 * The texts in a file, but not those that a play looks for: a word that a component should have from a
 * catalogue would pass for data.
 */
export function wordsIn(code: string): string[] {
  return literalsIn(parseSync('story.tsx', code).program);
}

function literalsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (!isNode(node) || isOfPlay(node)) return [];
  return [...ownWords(node), ...Object.values(node).flatMap(literalsIn)];
}

function ownWords({ type, value, key }: Node): string[] {
  if (type === 'TemplateElement') return [(value as { cooked: string }).cooked];
  if (type === 'Literal' || type === 'JSXText') return [String(value)];
  // A key may be shown: `{ Name: <TextInput /> }`.
  return type === 'Property' && isNode(key) ? [String(key['name'])] : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

const queries = /^(?:(?:get|query|find)(?:All)?By\w+|expect|to[A-Z]\w+|step)$/;

/** An import, a play with its steps, a query of one. */
function isOfPlay(node: Node): boolean {
  if (node.type === 'ImportDeclaration' || node['async'] === true) return true;
  if (node.type !== 'CallExpression') return false;
  const callee = node['callee'] as Node;
  const called = callee.type === 'MemberExpression' ? callee['property'] : callee;
  return isNode(called) && queries.test(String(called['name']));
}
