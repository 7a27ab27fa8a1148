import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from './Picture.js';

const meta = {
  title: 'Media/Picture',
  component: Picture,
  args: {
    kind: 'rooms',
    file: 'sea-view-king-1.webp',
    alt: 'King bed facing the sea through an open balcony door',
    sizes: '(min-width: 60rem) 50vw, 100vw',
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.alt })).toHaveAttribute('loading', 'lazy');
  },
};

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const img = canvas.getByRole('img');
    await expect(img).toHaveAttribute('fetchpriority', 'high');
    await expect(img).toHaveAttribute('loading', 'eager');
  },
};

export const Square: Story = { args: { ratio: '1/1' } };
export const Wide: Story = { args: { ratio: '21/9' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
