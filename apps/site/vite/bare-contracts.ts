import type { Plugin } from 'vite';

const CONTRACT = /packages\/api\/src\/.*(contract|-operations|-schemas|operation)\.ts$/;
/** What the server and its documentation read, and the browser does not. */
const UNREAD = new Set(['summary', 'params', 'query', 'body', 'reply']);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Edit {
  at: number;
  end: number;
  text: string;
}

/**
 * Leaves schemas and summaries out of the browser's build: the server has parsed each reply by the
 * same contract, so the browser needs only the method and the path (decision 008). What remains is
 * marked pure, so that calls and schemas that a page does not use fall away.
 */
export function bareContracts(): Plugin {
  return {
    name: 'bare-contracts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null;
      let bare = code;
      for (const { at, end, text } of editsOf(this.parse(code)).toReversed()) {
        bare = `${bare.slice(0, at)}${text}${bare.slice(end)}`;
      }
      return { code: bare, map: null };
    },
  };
}

/** What goes unread in an operation to `undefined`, every other call to a pure one, in the order of the file. */
function editsOf(program: unknown): Edit[] {
  const edits: Edit[] = [];
  visit(program, (node) => {
    if (node.type === 'CallExpression') {
      edits.push({ at: node.start, end: node.start, text: '/* @__PURE__ */ ' });
    }
    const description = descriptionIn(node);
    if (description) edits.push(...withoutUnread(description));
    return !description;
  });
  return edits.toSorted((one, other) => one.at - other.at);
}

/** The object that describes an operation, or that several of them spread. */
function descriptionIn(node: Node): Node | undefined {
  if (isOperation(node)) return (node['arguments'] as Node[])[0];
  const shared = node.type === 'VariableDeclarator' ? (node['init'] as Node | null) : undefined;
  return shared?.type === 'ObjectExpression' ? shared : undefined;
}

function withoutUnread(description: Node): Edit[] {
  return ((description['properties'] ?? []) as Node[]).flatMap((property) => {
    const key = property['key'] as { name?: string } | undefined;
    if (!key?.name || !UNREAD.has(key.name)) return [];
    const { start: at, end } = property['value'] as Node;
    return [{ at, end, text: 'undefined' }];
  });
}

function isOperation(node: Node): boolean {
  const callee = node['callee'] as { name?: string } | undefined;
  return node.type === 'CallExpression' && callee?.name === 'operation';
}

/** `look` answers whether to look further inside. */
function visit(value: unknown, look: (node: Node) => boolean): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && !look(value as Node)) return;
  for (const child of Object.values(value)) {
    if (Array.isArray(child)) for (const item of child) visit(item, look);
    else visit(child, look);
  }
}
