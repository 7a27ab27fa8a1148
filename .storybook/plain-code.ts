import { babelParse, traverse, types } from 'storybook/internal/babel';

type Edit = readonly [start: number, end: number, text: string];

const startOf = ({ start }: types.Node) => start ?? 0;
const endOf = ({ end }: types.Node) => end ?? 0;

/** `fn()` is an empty callback, `fn(callback)` the callback. */
function withoutMock(call: types.CallExpression): Edit[] {
  if (!types.isIdentifier(call.callee, { name: 'fn' })) return [];
  const [inside] = call.arguments;
  if (!inside) return [[startOf(call), endOf(call), '() => {}']];
  return [
    [startOf(call), startOf(inside), ''],
    [endOf(inside), endOf(call), ''],
  ];
}

function withoutType(node: types.Node): Edit[] {
  if (
    types.isTSAsExpression(node) ||
    types.isTSSatisfiesExpression(node) ||
    types.isTSNonNullExpression(node)
  )
    return [[endOf(node.expression), endOf(node), '']];
  if (
    types.isTSTypeAnnotation(node) ||
    types.isTSTypeParameterDeclaration(node) ||
    types.isTSTypeParameterInstantiation(node)
  )
    return [[startOf(node), endOf(node), '']];
  return [];
}

/** Code of a story without its types and mocks, as somebody would write it in an application. */
export function plainCode(code: string): string {
  const edits: Edit[] = [];
  types.traverseFast(babelParse(code), (node) => {
    edits.push(...(types.isCallExpression(node) ? withoutMock(node) : withoutType(node)));
  });
  const fromTheLast = edits.toSorted(([one], [other]) => other - one);
  // What is within what is already gone is gone with it.
  return fromTheLast.reduce((text, [start, end, written]) => {
    const around = edits.some(([from, to]) => from < start && end <= to);
    return around ? text : text.slice(0, start) + written + text.slice(end);
  }, code);
}

/** What pages and the language know by themselves. */
const known = new Set([...Object.getOwnPropertyNames(globalThis), 'undefined', 'document']);

/** The names that code uses without declaring them, or knowing them anyway. */
export function freeNames(code: string): string[] {
  const names: string[] = [];
  traverse(babelParse(code), {
    Program: ({ scope }) => {
      names.push(...Object.keys((scope as unknown as { globals: object }).globals));
    },
  });
  return names.filter((name) => !known.has(name));
}

export function isCode(text: string): boolean {
  try {
    return Boolean(babelParse(text));
  } catch {
    return false;
  }
}
