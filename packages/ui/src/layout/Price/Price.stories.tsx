import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './Price.js';

const meta = {
  title: 'Layout/Price',
  tags: ['stable'],
  component: Price,
  args: { cents: 24_000, per: 'per night' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$240.00')).toBeVisible();
  },
};

export const Discounted: Story = {
  args: { cents: 20_400, originalCents: 24_000 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$240.00').tagName).toBe('S');
    await expect(canvasElement).toHaveTextContent('Was $240.00, now $204.00 per night');
  },
};

export const Large: Story = { args: { size: 'large', cents: 123_450 } };

export const LongText: Story = {
  args: { cents: 1_234_567_850, originalCents: 1_543_209_800, per: 'per hour, with the stage' },
};
