import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RoomNotFound } from './RoomNotFound.js';

const meta = {
  title: 'Rooms/RoomNotFound',
  tags: ['stable'],
  component: RoomNotFound,
} satisfies Meta<typeof RoomNotFound>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'We could not find that room.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all rooms' })).toHaveAttribute(
      'href',
      '/rooms',
    );
  },
};
