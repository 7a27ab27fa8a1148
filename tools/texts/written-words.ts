import { STATUS_CODES } from 'node:http';
import { parseSync, Visitor, type ESTree } from 'vite';

/** What HTTP itself calls a status, and commands as they are typed. */
const phrases = new Set(Object.values(STATUS_CODES).map((phrase) => phrase?.toLowerCase()));
const isNobodys = (text: string) =>
  phrases.has(text.toLowerCase()) || text.startsWith('pnpm hotel ');

/**
 * Two words in a row, a word beside a value, or one that begins large: no name of a field, a header or
 * a style is written so.
 */
const isText = (text: string) =>
  /\p{L}{2,}[,.:!?]? (?:\p{L}+|\{\})|\{\} \p{Ll}{2,}/u.test(text) ||
  /^\p{Lu}\p{Ll}+[.:!?]?$/u.test(text);

/** What markup says to a reader: neither its tags nor its styles. */
const textsIn = (markup: string) =>
  markup
    .replaceAll(/<style>[^]*?<\/style>/g, '')
    .split(/<[^>]*>|\n/)
    .map((text) => text.trim());

/**
 * The texts that are written into code: literals with words in them. Not what the log or an error says,
 * what is compared, nor the values of headers, which stand under quoted names.
 */
export function writtenWords(code: string): string[] {
  const literals: { node: ESTree.Node; text: string }[] = [];
  const others: ESTree.Node[] = [];
  const leaveOut = (node: ESTree.Node) => void others.push(node);
  const { program } = parseSync('server.ts', code);
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') literals.push({ node, text: node.value });
    },
    TemplateLiteral: (node) => {
      const text = node.quasis.map(({ value }) => value.cooked).join('{}');
      literals.push({ node, text });
    },
    CallExpression: (node) => {
      const { callee } = node;
      const name =
        callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name;
      if (name === 'warn' || name === 'error' || name === 'info') leaveOut(node);
    },
    BinaryExpression: (node) => {
      if (node.operator !== '+') leaveOut(node);
    },
    ImportDeclaration: leaveOut,
    NewExpression: leaveOut,
    TaggedTemplateExpression: leaveOut,
    TSLiteralType: leaveOut,
    Property: (node) => {
      if (node.key.type === 'Literal') leaveOut(node);
    },
  }).visit(program);
  return literals
    .filter(({ node }) => !others.some(({ start, end }) => node.start >= start && node.end <= end))
    .flatMap(({ text }) => textsIn(text))
    .filter((text) => isText(text) && !isNobodys(text));
}
