import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Monogram } from './Monogram.js';

const meta = {
  title: 'Media/Monogram',
  tags: ['stable'],
  component: Monogram,
  args: { name: 'Amal Al Harthy' },
} satisfies Meta<typeof Monogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AH')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const OneName: Story = { args: { name: 'Amal' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { name: 'أمل الحارثي' },
  play: async ({ canvas }) => {
    // Apart: without the space the two would be written as one word.
    await expect(canvas.getByText('أ ح')).toBeVisible();
  },
};
