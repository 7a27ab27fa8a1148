/** The four files of a component, in its feature's folder. */
export function componentFiles(feature: string, name: string): Record<string, string> {
  const folder = `packages/ui/src/${feature}/${name}`;
  return {
    [`${folder}/${name}.tsx`]: component(name),
    [`${folder}/${name}.styles.ts`]: styles,
    [`${folder}/${name}.stories.tsx`]: stories(feature, name),
    [`${folder}/${name}.mdx`]: docs(name),
  };
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
  feature: string,
  name: string,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.js';

const meta = {
  title: '${feature.charAt(0).toUpperCase()}${feature.slice(1)}/${name}',
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

const docs = (
  name: string,
) => `import { Controls, Meta, Primary } from '@storybook/addon-docs/blocks';
import * as Stories from './${name}.stories';

<Meta of={Stories} />

# ${name}

<Primary />
<Controls />

## When to use

## When not to use

## Anatomy

## States

## Keyboard

## Content
`;
