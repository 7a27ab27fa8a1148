import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './Badge.js';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'Standard' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Available' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Some nights available' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Sold out' } };
export const Information: Story = { args: { tone: 'info', children: 'Refundable' } };
export const Brass: Story = { args: { tone: 'brass', children: 'Popular' } };
export const Solid: Story = { args: { tone: 'success', solid: true, children: 'Available' } };

export const SolidBrassAndWarning: Story = {
  render: () => (
    <>
      <Badge solid tone="brass">
        10% off
      </Badge>{' '}
      <Badge solid tone="warning">
        Some nights available
      </Badge>
    </>
  ),
  play: async ({ canvas }) => {
    const ground = (text: string) => getComputedStyle(canvas.getByText(text)).backgroundColor;
    await expect(ground('10% off')).not.toBe(ground('Some nights available'));
  },
};

export const LongText: Story = {
  args: { tone: 'warning', children: 'Some nights of your stay are no longer available' },
};
