import { buildRoom } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyRooms } from '../rooms.story-data.js';
import { SimilarRooms } from './SimilarRooms.js';

const meta = {
  title: 'Rooms/SimilarRooms',
  tags: ['stable'],
  component: SimilarRooms,
  args: { room: buildRoom({ category: 'Garden', type: 'Twin' }), rooms: storyRooms },
} satisfies Meta<typeof SimilarRooms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const similar = within(canvas.getByRole('region', { name: 'Similar Rooms' }));
    await step('three others, those of the same category (spec 4)', async () => {
      const names = similar.getAllByRole('link').map((link) => link.textContent);
      await expect(names).toEqual(['Garden Twin', 'Palm Double', 'Courtyard Double']);
    });
    await step('each leads to its room [S2.room.8]', async () => {
      await expect(similar.getByRole('link', { name: 'Garden Twin' })).toHaveAttribute(
        'href',
        '/room-single/garden-twin',
      );
    });
    await step('a silent record shows 1 guest and bed 1 here (spec 9) [S9.rooms.2]', async () => {
      await expect(similar.getByText('1 guest')).toBeVisible();
      await expect(similar.getByText('Bed: 1')).toBeVisible();
    });
  },
};

export const FilledUp: Story = {
  args: { room: buildRoom({ _id: 'royal-villa', category: 'Villa', type: 'Villa' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const OnlyOne: Story = { args: { rooms: storyRooms.slice(0, 2) } };

/** The dates that a guest has searched for go with them. */
export const WithDates: Story = {
  args: { roomHref: ({ _id }) => `/room-single/${_id}?guests=2` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Garden Twin' })).toHaveAttribute(
      'href',
      '/room-single/garden-twin?guests=2',
    );
  },
};

export const Empty: Story = {
  args: { rooms: [buildRoom()] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
