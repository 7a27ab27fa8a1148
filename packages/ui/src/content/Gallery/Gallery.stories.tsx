import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gallery } from './Gallery.js';

const pictures = [1, 2, 3, 4].map((number) => ({ image: `gallery-${number}.webp` }));

const meta = {
  title: 'Content/Gallery',
  component: Gallery,
  args: { pictures },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const OddNumber: Story = { args: { pictures: pictures.slice(0, 3) } };
export const Single: Story = { args: { pictures: pictures.slice(0, 1) } };
export const Empty: Story = { args: { pictures: [] } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
