import type { Meta, StoryObj } from '@storybook/react-vite';
import { Measures, SpaceScale } from './SpaceScale.js';
import { specimenGlobals } from './specimen-parameters.js';

const meta = {
  title: 'Foundations/Space',
  globals: specimenGlobals,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

// Storybook's search reads the names of stories, and a designer looks for "spacing" or "tokens".
export const Scale: Story = { name: 'Spacing tokens', render: () => <SpaceScale /> };
export const Widths: Story = { render: () => <Measures /> };
