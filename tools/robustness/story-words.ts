import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTACT_SENT_MESSAGE } from '@vestibule/domain/contact';
import {
  SUBSCRIPTION_ASKED_MESSAGE,
  SUBSCRIPTION_CONFIRMED_MESSAGE,
  SUBSCRIPTION_LINK_INVALID,
} from '@vestibule/domain/newsletter';
import { problemMessages } from '@vestibule/domain/problem';
import { parseSync } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** Where stories take their data from. */
const dataFiles = globSync(
  [
    'packages/*/src/**/*{.story-data,builders,.examples}.{ts,tsx}',
    'apps/site/src/testing/*.{ts,tsx}',
  ],
  { cwd: root },
);

let shared: readonly string[] | undefined;

/** What the server says of a call: its words come with its reply. */
const replies = [
  ...Object.values(problemMessages),
  CONTACT_SENT_MESSAGE,
  SUBSCRIPTION_ASKED_MESSAGE,
  SUBSCRIPTION_CONFIRMED_MESSAGE,
  SUBSCRIPTION_LINK_INVALID,
];

/** What a story may show beside the words of catalogues: its own texts, its data, replies. */
export function wordsAround(storyFile: string): string[] {
  shared ??= [...dataFiles.flatMap(wordsOfFile), ...replies];
  return [...wordsOfFile(storyFile), ...shared];
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
  return wordsOf(parseSync('story.tsx', code).program);
}

function wordsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsOf);
  if (!isNode(node) || isOfPlay(node)) return [];
  return [...ownWords(node), ...Object.values(node).flatMap(wordsOf)];
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
