import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RoomPicture } from './RoomPicture.js';

const meta = {
  title: 'Rooms/RoomPicture',
  tags: ['stable'],
  component: RoomPicture,
  args: { file: 'sea-view-king-1.webp', alt: 'Sea View King' },
} satisfies Meta<typeof RoomPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Sea View King' });
    await waitFor(() => expect(image).toHaveProperty('complete', true));
    await expect(image).not.toHaveAttribute('data-fallback');
  },
};

export const Missing: Story = {
  parameters: { proves: ['S9.rooms.3'] },
  args: { file: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sea View King' })).toHaveAttribute(
      'data-fallback',
    );
  },
};

export const Broken: Story = {
  args: {
    file: 'not-there.webp',
    alt: 'King bed beside a wall of glass',
    fallbackAlt: 'Sea View King',
    priority: true,
  },
  play: async ({ canvas }) => {
    const fallback = await canvas.findByRole('img', { name: 'Sea View King' });
    await expect(fallback).toHaveAttribute('data-fallback');
    await expect(canvas.queryByRole('img', { name: /King bed/ })).toBeNull();
  },
};
