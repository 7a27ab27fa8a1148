import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A node of a page's text, as far as names are looked for in it. */
interface Node {
  type: string;
  value?: string;
  url?: string;
  depth?: number;
  children?: Node[];
}

interface Page {
  /** The file of the component. */
  file: string;
  id: string;
}

const root = path.resolve(import.meta.dirname, '../packages/ui/src');
const read = (file: string) => readFileSync(file, 'utf8');

const title = /^# (\w+)$/m;

/** As Storybook makes the first part of an id from a title. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

/** The page of each component that has one, by its name. */
export function componentPages(): Map<string, Page> {
  const found = globSync('**/*.mdx', { cwd: root }).flatMap((file): [string, Page][] => {
    const mdx = path.join(root, file);
    const source = read(mdx);
    const [, name = ''] = title.exec(source) ?? [];
    const [, attached = ''] = /<Meta of=\{(\w+)\}/.exec(source) ?? [];
    const [, from = ''] =
      new RegExp(`^import \\* as ${attached} from '(.*)';$`, 'm').exec(source) ?? [];
    const stories = path.join(path.dirname(mdx), `${from}.tsx`);
    const [, place = ''] = /^ {2}title: '(.*)',$/m.exec(read(stories)) ?? [];
    const component = stories.replace('.stories.tsx', '.tsx');
    return [[name, { file: component, id: `${idOf(place)}--docs` }]];
  });
  return new Map(found.toSorted(([one], [other]) => one.localeCompare(other)));
}

/** The names that a file imports from others of the library. */
const importsOf = (file: string) =>
  [...read(file).matchAll(/import (?:\{([^}]*)\}|.*) from '\.[^']*\/(\w+)\.js'/g)].map(
    ([, , name = '']) => name,
  );

let pages: Map<string, Page> | undefined;
let parts: Map<string, readonly string[]> | undefined;

function partsOf(name: string, known: Map<string, Page>): readonly string[] {
  parts ??= new Map(
    [...known].map(([each, { file }]) => [
      each,
      [...new Set(importsOf(file))].filter((part) => part !== each && known.has(part)),
    ]),
  );
  return parts.get(name) ?? [];
}

const text = (value: string): Node => ({ type: 'text', value });

const linkTo = (name: string, { id }: Page): Node => ({
  type: 'link',
  url: `?path=/docs/${id}`,
  children: [text(name)],
});

/** A name of one word is also a word: it is a name within a sentence, after a small letter. */
const names = /\b(?:[A-Z][a-z\d]+){2,}\b|(?<=[a-z,;] )[A-Z][a-z]+\b/g;

/** A text with its names of components as links. */
function linked(value: string, own: string, known: Map<string, Page>): Node[] {
  const nodes: Node[] = [];
  let end = 0;
  for (const { 0: name, index } of value.matchAll(names)) {
    const page = known.get(name);
    if (!page || name === own) continue;
    nodes.push(text(value.slice(end, index)), linkTo(name, page));
    end = index + name.length;
  }
  return [...nodes, text(value.slice(end))];
}

const leftAlone = new Set(['heading', 'link', 'inlineCode', 'code']);

function linkNames(node: Node, own: string, known: Map<string, Page>): void {
  if (!node.children || leftAlone.has(node.type)) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return linked(child.value ?? '', own, known);
    linkNames(child, own, known);
    return [child];
  });
}

function listOf(title: string, found: readonly string[], known: Map<string, Page>): Node[] {
  const links = found.flatMap((name, index) => {
    const page = known.get(name);
    return page ? [text(index > 0 ? ', ' : ''), linkTo(name, page)] : [];
  });
  if (links.length === 0) return [];
  return [{ type: 'paragraph', children: [text(`${title}: `), ...links] }];
}

/** What a page's component is made of, and where it is in, as its code says. */
function related(own: string, known: Map<string, Page>): Node[] {
  const around = [...known.keys()].filter((name) => partsOf(name, known).includes(own));
  const lists = [
    ...listOf('Made of', partsOf(own, known), known),
    ...listOf('Part of', around, known),
  ];
  const found = lists.length > 0 ? lists : listOf('Beside it', sectionOf(own, known), known);
  return [{ type: 'heading', depth: 2, children: [text('Related')] }, ...found];
}

/** The components of the same section of the sidebar. */
function sectionOf(own: string, known: Map<string, Page>): string[] {
  const [section] = known.get(own)?.id.split('-') ?? [];
  return [...known.keys()].filter(
    (name) => name !== own && known.get(name)?.id.startsWith(`${section}-`),
  );
}

/** On a page of a component, the names of others lead to theirs; Related says which are beside it. */
export function linkedNames() {
  return (tree: Node) => {
    pages ??= componentPages();
    const heading = tree.children?.find(({ type, depth }) => type === 'heading' && depth === 1);
    const own = heading?.children?.[0]?.value ?? '';
    if (!pages.has(own)) return;
    linkNames(tree, own, pages);
    tree.children?.push(...related(own, pages));
  };
}
