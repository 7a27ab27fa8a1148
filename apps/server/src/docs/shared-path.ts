import type { Operation } from '@vestibule/api/transport/operation';

interface SharedPath {
  /** The one template of all paths that differ only in the names of their parameters. */
  path: string;
  /** What an operation's own parameters are called there. */
  nameOf: (parameter: string) => string;
}

/**
 * `/settings/{category}` and `/settings/{id}` are one path to a reader of the description, so they
 * share `/settings/{categoryOrId}`; each operation says which of both it means.
 */
export function sharedPath(own: string, operations: readonly Operation[]): SharedPath {
  const alike = new Set(
    operations.map(({ path }) => path).filter((path) => shapeOf(path) === shapeOf(own)),
  );
  const names = [...alike].map(parametersOf);
  const shared = parametersOf(own).map((_, place) =>
    joined([...new Set(names.map((all) => all[place] ?? ''))]),
  );
  const nameOf = (parameter: string) => shared[parametersOf(own).indexOf(parameter)] ?? parameter;
  return { path: own.replace(PARAMETER, (_, name: string) => `{${nameOf(name)}}`), nameOf };
}

const PARAMETER = /\{(\w+)\}/g;

const shapeOf = (path: string) => path.replace(PARAMETER, '{}');

const parametersOf = (path: string) => [...path.matchAll(PARAMETER)].map(([, name = '']) => name);

/** `category` and `id`: `categoryOrId`. */
function joined([first = '', ...others]: string[]): string {
  return [first, ...others.map((name) => `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`)].join(
    '',
  );
}
