import type { Meta, StoryObj } from '@storybook/react-vite';
import { Elevations, Layers, Radii } from './Shapes.js';
import { bothThemesOnShow } from './both-themes-on-show.js';

const meta = {
  title: 'Foundations/Shape and elevation',
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    a11y: { options: bothThemesOnShow },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Radius: Story = { render: () => <Radii /> };
export const Elevation: Story = { render: () => <Elevations /> };
export const Order: Story = { render: () => <Layers /> };
