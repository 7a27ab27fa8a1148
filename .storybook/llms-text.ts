/** A page of Storybook's index. */
export interface DocsEntry {
  type: string;
  id: string;
  title: string;
  importPath: string;
  storiesImports?: readonly string[];
  tags?: readonly string[];
}

/** What Storybook's manifest tells of a component. */
export interface ManifestComponent {
  /** The file of its stories. */
  path?: string;
  description?: string;
  /** The line that imports it, unless it is a part of another component, and those of the types that it names. */
  import?: string;
  reactDocgen?: {
    props?: Readonly<
      Record<string, { required?: boolean; tsType?: { name: string; raw?: string } }>
    >;
  };
}

export interface Library {
  entries: readonly DocsEntry[];
  components: Readonly<Record<string, ManifestComponent>>;
}

const intro = `# Vestibule

> A hotel's website as a design system: React components in every state that they can be in. Data come in as props, callbacks go out; words, colours and links come from \`VestibuleProvider\` of \`@vestibule/ui/theme\`.

Every property with its description, and the code of every example: [components.json](./manifests/components.json). The text of every page: [docs.json](./manifests/docs.json).`;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const linkTo = ({ id, title }: DocsEntry) =>
  `[${title.split('/').slice(1).join(', ')}](./?path=/docs/${id})`;

function propsOf({ reactDocgen }: ManifestComponent): string {
  const props = Object.entries(reactDocgen?.props ?? {}).map(
    ([name, { required, tsType }]) =>
      `${name}${required ? '' : '?'}: ${oneLine(tsType?.raw ?? tsType?.name ?? 'unknown')}`,
  );
  return props.length > 0 ? `\n  Props: \`${props.join('; ')}\`` : '';
}

function lineOf(entry: DocsEntry, { components }: Library): string {
  const [stories] = entry.storiesImports ?? [];
  if (!stories || !entry.importPath.includes('packages/ui/src/')) return `- ${linkTo(entry)}`;
  const component = components[entry.id.replace(/--.*$/, '')] ?? {};
  const says = oneLine(component.description ?? '');
  const lines = component.import?.split('\n') ?? [];
  const types = lines.filter((line) => line.startsWith('import type'));
  const code = lines.find((line) => !types.includes(line));
  const from = code ? `\n  Import: \`${code}\`` : '\n  A part of another component.';
  const typed = types.length > 0 ? `\n  Types: \`${types.join(' ')}\`` : '';
  return `- ${linkTo(entry)}${says && `: ${says}`}${from}${propsOf(component)}${typed}`;
}

/** What a reader that is a program finds first: each page, and each component with its import and props. */
export function llmsText(library: Library): string {
  const pages = library.entries.filter(({ type }) => type === 'docs');
  const groups = Map.groupBy(pages, ({ title }) => title.split('/')[0] ?? '');
  const sections = [...groups].map(
    ([name, entries]) =>
      `## ${name}\n\n${entries.map((entry) => lineOf(entry, library)).join('\n')}`,
  );
  return `${[intro, ...sections].join('\n\n')}\n`;
}
