import path from 'node:path';
import { babelParse, types } from 'storybook/internal/babel';
import type { TypeDeclaration } from './public-types.js';
import type { TypeValues } from './type-values.js';

/** What types are read from. */
export interface Types {
  declarations: ReadonlyMap<string, readonly TypeDeclaration[]>;
  sets: TypeValues['sets'];
}

/** A type as a reader outside the repository can use it. */
export interface PlainType {
  text: string;
  /** The types that it names, by what each is imported from. */
  imports: ReadonlyMap<string, string>;
}

/** A set of more members than these is shown by its name. */
const mostMembers = 12;
const prefix = 'type T = ';
const comment = /\/\*[\s\S]*?\*\//g;
const oneLine = (text: string) =>
  text
    .replaceAll(comment, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .trim();

/** The declaration that a name in a file means: its own, its folder's, a published one. */
function meant(name: string, file: string, { declarations }: Types): TypeDeclaration | undefined {
  const found = declarations.get(name) ?? [];
  const stem = (each: string) => each.replace(/\.\w+$/, '');
  return (
    found.find((each) => stem(each.file) === stem(file)) ??
    found.find((each) => path.dirname(each.file) === path.dirname(file)) ??
    found.find(({ entryPoint }) => entryPoint) ??
    found[0]
  );
}

function members(name: string, { sets }: Types): string | undefined {
  const values = sets[name];
  if (!values || values.length > mostMembers) return undefined;
  return values.map((value) => `'${value}'`).join(' | ');
}

/** The published name of what Storybook has written out: `v.InferOutput<typeof staySchema>` is `Stay`. */
function nameOf(text: string, { declarations }: Types): string | undefined {
  for (const [name, found] of declarations)
    if (found.some((each) => each.entryPoint && oneLine(each.text) === text)) return name;
  return undefined;
}

/** In a list or an intersection, a union needs its brackets. */
const bracketed = (text: string, parent: types.Node | undefined) =>
  / [|&] /.test(text) && (types.isTSIntersectionType(parent) || types.isTSArrayType(parent))
    ? `(${text})`
    : text;

const listOf = /^\(typeof (\w+)\)\[number\]$/;

/**
 * The type of a property as it is written in `file`: a closed set by its members, a published type by its
 * name, any other written out.
 */
export function plainType(written: string, file: string, from: Types): PlainType {
  const imports = new Map<string, string>();

  function plainName(name: string, within: readonly string[], home: string): string | undefined {
    const values = members(name, from);
    if (values) return values;
    const type = meant(name, home, from);
    if (type?.entryPoint) imports.set(name, type.entryPoint);
    if (!type || type.entryPoint || within.includes(name)) return undefined;
    return plain(type.text, [...within, name], type.file);
  }

  function plain(type: string, within: readonly string[], home: string): string {
    const text = oneLine(type);
    const code = prefix + (text.includes('typeof ') ? (nameOf(text, from) ?? text) : text);
    const edits: (readonly [start: number, end: number, by: string])[] = [];
    types.traverse(babelParse(code), (node, ancestors) => {
      const [start, end] = [node.start ?? 0, node.end ?? 0];
      const [, list] = listOf.exec(code.slice(start, end)) ?? [];
      const isName = types.isTSTypeReference(node) && types.isIdentifier(node.typeName);
      const by = list
        ? members(list, from)
        : isName && plainName((node.typeName as types.Identifier).name, within, home);
      if (by) edits.push([start, end, bracketed(by, ancestors.at(-1)?.node)]);
    });
    return edits
      .toSorted(([one], [other]) => other - one)
      .reduce((rest, [start, end, by]) => rest.slice(0, start) + by + rest.slice(end), code)
      .slice(prefix.length);
  }

  return { text: plain(written, [], file), imports };
}
