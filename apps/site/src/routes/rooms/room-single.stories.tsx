import * as contract from '@vestibule/api/rooms/contract';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.js';
import { fails, refuses, replies, waits } from '../../testing/replies.js';
import RoomSingle from './room-single.js';

const room = buildRoom();
const nights = replies(contract.getRoomAvailability, { available: true, nights: [] });
const others = replies(
  contract.listRooms,
  [room, buildRoom({ _id: 'garden-twin', name: 'Garden Twin', images: ['garden-twin-1.webp'] })],
  { total: 2 },
);

const meta = {
  title: 'Pages/RoomSingle',
  component: PageStory,
  args: {
    page: RoomSingle,
    path: `/room-single/${room._id}`,
    route: '/room-single/:id',
    replies: [replies(contract.getRoom, room), others, nights],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('breadcrumbs, the room, the form', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: room.name })).toBeVisible();
      const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
      await expect(trail.getByText(room.name)).toHaveAttribute('aria-current', 'page');
      await expect(await canvas.findByRole('form', { name: 'Book This Suite' })).toBeVisible();
    });
    await step('and the other room as a similar one', async () => {
      await expect(await canvas.findByRole('link', { name: 'Garden Twin' })).toBeVisible();
    });
  },
};

export const Loading: Story = {
  args: { replies: [waits(contract.getRoom), others, nights] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

/** No such room: not an error of ours, and never shown as one. */
export const Empty: Story = {
  args: { replies: [refuses(contract.getRoom, 404, 'rooms.not-found'), others, nights] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'We could not find that room.' }),
    ).toBeVisible();
  },
};

export const Error: Story = {
  args: { replies: [fails(contract.getRoom), others, nights] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Failed to fetch rooms' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  },
};

/** The list of other rooms failed: the room itself stands, without similar ones. */
export const WithoutSimilarRooms: Story = {
  args: { replies: [replies(contract.getRoom, room), fails(contract.listRooms), nights] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: room.name })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Similar Rooms' })).toBeNull();
  },
};
