import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from './Grid.js';

const meta = {
  title: 'Layout/Grid',
  tags: ['stable'],
  component: Grid,
  parameters: { layout: 'fullscreen' },
  args: { children: [<p key="1">First</p>, <p key="2">Second</p>, <p key="3">Third</p>] },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SmallColumns: Story = { args: { column: 'small' } };
