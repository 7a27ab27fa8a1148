import { addSorted, type ReadFile } from './edit-source.ts';

const listings = ['features', 'building-blocks'].map(
  (name) => `tools/checks/states/components/${name}.ts`,
);

/** A component's five files in its feature's folder, its exports, and the states it has to show. */
export function componentFiles(
  feature: string,
  name: string,
  read: ReadFile,
): Record<string, string> {
  const folder = `packages/ui/src/${feature}/${name}`;
  const exports = `packages/ui/src/${feature}/index.ts`;
  const group = feature.charAt(0).toUpperCase() + feature.slice(1);
  const listing = listings.find((file) => read(file).includes(`  '${group}/`));
  if (!listing) throw new Error(`No list of states has components of ${group}.`);
  return {
    [`${folder}/${name}.tsx`]: component(name),
    [`${folder}/${name}.styles.ts`]: styles,
    [`${folder}/${name}.stories.tsx`]: stories(group, name),
    [`${folder}/${name}.matrix.stories.tsx`]: matrix(name),
    [`${folder}/${name}.mdx`]: docs(name),
    [exports]: withExports(read(exports), name),
    [listing]: withStates(read(listing), group, name),
  };
}

function withExports(source: string, name: string): string {
  const own = (line: string) => /^export (?:type )?\{ ([A-Z]\w+).* \} from /.exec(line)?.[1];
  const from = `from './${name}/${name}.js';`;
  const added = addSorted(source.trimEnd(), `export { ${name} } ${from}`, own);
  return `${added.replace(from, `${from}\nexport type { ${name}Props } ${from}`)}\n`;
}

function withStates(source: string, group: string, name: string): string {
  const titleOf = (line: string) => {
    const title = /^ {2}'(\w+\/\w+)':/.exec(line)?.[1];
    return title?.startsWith(`${group}/`) ? title : undefined;
  };
  return addSorted(source, `  '${group}/${name}': { kind: 'record' },`, titleOf);
}

const component = (name: string) => `import type { ComponentPropsWithRef } from 'react';
import { Root } from './${name}.styles.js';

export interface ${name}Props extends ComponentPropsWithRef<'section'> {
  /** Names it for everybody. */
  title: string;
}

/** What it is for, in one line. */
export function ${name}({ title, ...props }: ${name}Props) {
  return (
    <Root aria-label={title} {...props}>
      {title}
    </Root>
  );
}
`;

const styles = `import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.section\`
  padding: \${tokens.space.md};
\`;
`;

const stories = (
  group: string,
  name: string,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.js';

const meta = {
  title: '${group}/${name}',
  tags: ['draft'],
  component: ${name},
  args: { title: '${name}' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '${name}' })).toBeVisible();
  },
};

export const LongText: Story = { args: { title: '${name} '.repeat(40) } };
`;

const matrix = (name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { ${name} } from './${name}.js';

const meta = {
  title: 'Matrix/${name}',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;

export const Lengths: StoryObj = {
  render: () => (
    <>
      <${name} title="${name}" />
      <${name} title={'${name} '.repeat(40)} />
    </>
  ),
};
`;

const docs = (
  name: string,
) => `import { Controls, Meta, Primary } from '@storybook/addon-docs/blocks';
import * as Stories from './${name}.stories';

<Meta of={Stories} />

# ${name}

A part of a page, under its title.

<Primary />
<Controls />

## When to use

For a part that guests look for by its title.

## When not to use

Not for a part without a title of its own.

## Anatomy

The title, in a region that it names.

## States

A long title wraps.

## Keyboard

Nothing in it takes the focus.

## Content

One or two words for a title.
`;
