import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from './Cluster.js';

const meta = {
  title: 'Layout/Cluster',
  tags: ['stable'],
  component: Cluster,
  parameters: { layout: 'fullscreen' },
  args: { children: [<p key="1">First</p>, <p key="2">Second</p>, <p key="3">Third</p>] },
} satisfies Meta<typeof Cluster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Between: Story = { args: { justify: 'between' } };
