import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from './Stack.js';

const meta = {
  title: 'Layout/Stack',
  tags: ['stable'],
  component: Stack,
  parameters: { layout: 'fullscreen' },
  args: { children: [<p key="1">First</p>, <p key="2">Second</p>, <p key="3">Third</p>] },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { gap: 'xl' } };
