import { STATUS_CODES } from 'node:http';
import { parseSync, Visitor, type ESTree } from 'vite';

/** What HTTP itself calls a status or writes in a header, commands as they are typed, and widths of windows. */
const phrases = new Set(Object.values(STATUS_CODES).map((phrase) => phrase?.toLowerCase()));
const isProtocolText = (text: string) =>
  phrases.has(text.toLowerCase()) ||
  /^(?:pnpm hotel |public, |private, |Bearer\b)|\((?:min|max)-width: |^calc\(/.test(text);

/**
 * Two words in a row, a word beside a value, or one that begins large: no name of a field, a header or
 * a style is written so.
 */
const isText = (text: string) =>
  /\p{L}{2,}[,.:!?]? (?:\p{L}+|\{\})|\{\} \p{Ll}{2,}/u.test(text) ||
  /^\p{Lu}\p{Ll}+[.:!?]?$/u.test(text);

/** `'cache-control'`: its values are for programs. */
const isHeader = (key: ESTree.Node) =>
  key.type === 'Literal' && /^[a-z]+(?:-[a-z]+)+$|^(?:allow|vary|link)$/i.test(String(key.value));

/** What markup says to a reader: neither its tags nor its styles. */
const textsIn = (markup: string) =>
  markup
    .replaceAll(/<style>[^]*?<\/style>/g, '')
    .split(/<[^>]*>|\n/)
    .map((text) => text.trim());

/**
 * The texts that are written into code: literals with words in them. Not what the log or an error says,
 * what is compared, nor the values of headers.
 */
export function writtenWords(code: string): string[] {
  const literals: { node: ESTree.Node; text: string }[] = [];
  const others: ESTree.Node[] = [];
  const leaveOut = (node: ESTree.Node) => void others.push(node);
  const { program } = parseSync('code.tsx', code);
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') literals.push({ node, text: node.value });
    },
    TemplateLiteral: (node) => {
      const text = node.quasis.map(({ value }) => value.cooked).join('{}');
      literals.push({ node, text });
    },
    CallExpression: (node) => {
      const called = code.slice(node.callee.start, node.callee.end);
      if (/(?:^|\.)logger\??\.\w+$/.test(called)) leaveOut(node);
    },
    BinaryExpression: (node) => {
      if (node.operator !== '+') leaveOut(node);
    },
    // `'use client'`.
    ExpressionStatement: (node) => {
      if ('directive' in node && node.directive) leaveOut(node);
    },
    ImportDeclaration: leaveOut,
    NewExpression: (node) => {
      if (code.slice(node.callee.start, node.callee.end).endsWith('Error')) leaveOut(node);
    },
    TaggedTemplateExpression: (node) => {
      const tag = code.slice(node.tag.start, node.tag.end);
      if (/^(?:sql|css|keyframes|createGlobalStyle|styled)\b/.test(tag)) leaveOut(node);
    },
    TSLiteralType: leaveOut,
    Property: (node) => {
      if (node.key.type === 'Literal') leaveOut(node.key);
      if (isHeader(node.key)) leaveOut(node);
    },
  }).visit(program);
  return literals
    .filter(({ node }) => !others.some(({ start, end }) => node.start >= start && node.end <= end))
    .flatMap(({ text }) => textsIn(text))
    .filter((text) => isText(text) && !isProtocolText(text));
}
