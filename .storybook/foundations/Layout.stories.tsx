import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breakpoints } from './Breakpoints.js';
import { specimenGlobals } from './specimen-parameters.js';

const meta = {
  title: 'Foundations/Layout',
  globals: specimenGlobals,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Widths: Story = { render: () => <Breakpoints /> };
