import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gallery } from './Gallery.js';

const pictures = [1, 2, 3, 4].map((number) => ({ image: `gallery-${number}.webp` }));

const meta = {
  title: 'Content/Gallery',
  tags: ['stable'],
  component: Gallery,
  args: {
    pictures,
    descriptions: {
      'gallery-1.webp': 'Balustrade of a balcony above the bay',
      'gallery-2.webp': 'Lanterns on the terrace after sunset',
      'gallery-3.webp': 'The house at night, its arches lit',
      'gallery-4.webp': 'Frangipani flowers at the pool of the spa',
    },
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(
      Object.values(args.descriptions!),
    );
  },
};
export const Undescribed: Story = {
  args: { descriptions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const OddNumber: Story = { args: { pictures: pictures.slice(0, 3) } };
export const Single: Story = { args: { pictures: pictures.slice(0, 1) } };
export const Empty: Story = { args: { pictures: [] } };
