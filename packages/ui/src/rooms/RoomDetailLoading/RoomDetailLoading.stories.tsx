import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RoomDetailLoading } from './RoomDetailLoading.js';

const meta = {
  title: 'Rooms/RoomDetailLoading',
  tags: ['stable'],
  component: RoomDetailLoading,
} satisfies Meta<typeof RoomDetailLoading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
