import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RoomDetailLoading } from './RoomDetailLoading.js';

const meta = {
  title: 'Rooms/RoomDetailLoading',
  component: RoomDetailLoading,
} satisfies Meta<typeof RoomDetailLoading>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
