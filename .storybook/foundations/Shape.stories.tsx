import type { Meta, StoryObj } from '@storybook/react-vite';
import { Elevations, Layers, Radii } from './Shapes.js';
import { specimenGlobals, specimenParameters } from './specimen-parameters.js';

const meta = {
  title: 'Foundations/Shape and elevation',
  globals: specimenGlobals,
  parameters: specimenParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Radius: Story = { render: () => <Radii /> };
export const Elevation: Story = { render: () => <Elevations /> };
export const Order: Story = { render: () => <Layers /> };
