import * as contract from '@vestibule/api/rooms/contract';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import { expect, within } from 'storybook/test';
import {
  empty,
  failing,
  pageStories,
  stillLoading,
  type PageState,
  type PageStories,
} from '../../testing/page-states.js';
import { fails, refuses, replies } from '../../testing/replies.js';
import RoomSingle from './room-single.js';

const room = buildRoom();
const nights = replies(contract.getRoomAvailability, { available: true, nights: [] });
const others = replies(
  contract.listRooms,
  [room, buildRoom({ _id: 'garden-twin', name: 'Garden Twin', images: ['garden-twin-1.webp'] })],
  { total: 2 },
);

const meta = {
  ...pageStories,
  title: 'Pages/RoomSingle',
  args: {
    page: RoomSingle,
    path: `/room-single/${room._id}`,
    route: '/room-single/:id',
    replies: [replies(contract.getRoom, room), others, nights],
  },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
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

export const Loading = stillLoading(contract.getRoom, 'Loading...', [others, nights]);

/** No such room: not an error of ours, and never shown as one. */
export const Empty = empty(
  refuses(contract.getRoom, 404, 'rooms.not-found'),
  'We could not find that room.',
  [others, nights],
);

export const Error = failing(contract.getRoom, {
  says: ['Failed to fetch rooms'],
  never: 'We could not find that room.',
  others: [others, nights],
});

/** The list of other rooms failed: the room itself stands, without similar ones. */
export const WithoutSimilarRooms: PageState = {
  args: { replies: [replies(contract.getRoom, room), fails(contract.listRooms), nights] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: room.name })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Similar Rooms' })).toBeNull();
  },
};

/** A room of which the hotel has listed nothing yet: no heading stands over nothing. */
export const WithoutAmenities: PageState = {
  args: {
    replies: [replies(contract.getRoom, buildRoom({ amenities: [] })), others, nights],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What is included' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Amenities' })).not.toBeInTheDocument();
  },
};
