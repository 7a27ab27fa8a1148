import type { Plugin } from 'vite';

const CONTRACT = /packages\/api\/src\/.*(contract|-operations)\.ts$/;
const SCHEMAS = new Set(['params', 'query', 'body', 'reply']);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Leaves the schemas out of the browser's build: the server has parsed each reply by the same
 * contract, so the browser needs only the method and the path (decision 008).
 */
export function bareContracts(): Plugin {
  return {
    name: 'bare-contracts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null;
      let bare = code;
      for (const { start, end } of schemasIn(this.parse(code)).toReversed()) {
        bare = `${bare.slice(0, start)}undefined${bare.slice(end)}`;
      }
      return { code: bare, map: null };
    },
  };
}

/** The values of the schema properties of every `operation({...})`, in the order of the file. */
function schemasIn(program: unknown): Node[] {
  const found: Node[] = [];
  visit(program, (node) => {
    if (!isOperation(node)) return;
    const [description] = node['arguments'] as Node[];
    for (const property of (description?.['properties'] ?? []) as Node[]) {
      const key = property['key'] as { name?: string } | undefined;
      if (key?.name && SCHEMAS.has(key.name)) found.push(property['value'] as Node);
    }
  });
  return found.toSorted((one, other) => one.start - other.start);
}

function isOperation(node: Node): boolean {
  const callee = node['callee'] as { name?: string } | undefined;
  return node.type === 'CallExpression' && callee?.name === 'operation';
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) look(value as Node);
  for (const child of Object.values(value)) {
    if (Array.isArray(child)) for (const item of child) visit(item, look);
    else visit(child, look);
  }
}
