import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.js';
import { storyRooms } from '../rooms.story-data.js';
import { RoomSortSelect } from '../RoomSortSelect/RoomSortSelect.js';
import { RoomGrid } from './RoomGrid.js';

const found = storyRooms.map((room) => ({ room }));

const meta = {
  title: 'Rooms/RoomGrid',
  tags: ['stable'],
  component: RoomGrid,
  args: { rooms: found, onRetry: fn() },
} satisfies Meta<typeof RoomGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('status')).toHaveTextContent('6 rooms');
  },
};

export const WithOrder: Story = {
  args: { sort: <RoomSortSelect value="price-asc" onValueChange={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^6 rooms$/);
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  },
};

/** Another page comes: it is announced, and the list can take the focus. */
export const SecondPage: Story = {
  args: { total: 13, page: 2, pageCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^13 rooms, page 2 of 3$/);
    const list = canvas.getByRole('region', { name: 'Rooms' });
    list.focus();
    await expect(list).toHaveFocus();
    await expect(list).toHaveAccessibleDescription('13 rooms, page 2 of 3');
  },
};

/** There is nothing to put in order. */
export const OneRoom: Story = {
  args: { ...WithOrder.args, rooms: found.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 room');
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
};

export const WithDates: Story = {
  args: {
    rooms: storyRooms.map((room, index) => ({
      room,
      availability: index % 3 === 1 ? 'some-nights' : 'every-night',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Available')).toHaveLength(4);
    await expect(canvas.getAllByText('Some nights available')).toHaveLength(2);
  },
};

export const Loading: Story = {
  args: { rooms: [], loading: true },
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Loading...');
    await step('nothing around it is busy: some screen readers are silent in there', async () => {
      await expect(status.closest('[aria-busy="true"]')).toBeNull();
    });
  },
};

export const Refreshing: Story = {
  args: { refreshing: true },
  play: async ({ canvas, step }) => {
    await step('the list is busy, the number of rooms is outside of it', async () => {
      await expect(canvas.getAllByRole('list')[0]).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByRole('status').closest('[aria-busy="true"]')).toBeNull();
    });
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};

export const Outdated: Story = {
  args: { outdated: true, refreshing: true },
  play: async ({ canvas, step }) => {
    await step('the rooms of the last search stand, and it says that others come', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
      await expect(canvas.getAllByRole('article')).toHaveLength(6);
      await expect(canvas.getAllByRole('list')[0]).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByRole('status').closest('[aria-busy="true"]')).toBeNull();
    });
  },
};

export const OutdatedEmpty: Story = {
  args: { rooms: [], outdated: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.queryByText(/no rooms/i)).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { proves: ['S8.rooms.1'] },
  args: { rooms: [], emptyReason: 'none-at-all' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No rooms available at the moment. Please try again later.',
    );
  },
};

export const EmptyForDates: Story = {
  parameters: { proves: ['S8.rooms.1'] },
  args: {
    rooms: [],
    emptyReason: 'none-for-dates',
    emptyAction: <Button variant="secondary">Clear dates</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No rooms available for the selected dates and criteria. Please try different dates or adjust your search.',
    );
    await expect(canvas.getByRole('button', { name: 'Clear dates' })).toBeVisible();
  },
};

export const OtherDates: Story = {
  args: {
    rooms: [],
    emptyReason: 'none-for-dates',
    nearestStays: [
      { checkIn: '2026-11-24', checkOut: '2026-11-27' },
      { checkIn: '2026-11-22', checkOut: '2026-11-25' },
    ],
    stayHref: ({ checkIn }) => `/rooms4?dateRange=${checkIn}`,
  },
  play: async ({ canvas, step }) => {
    await step('what is free near them is announced with the sentence', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(/Free near these dates:/);
    });
    await step('and is one press away', async () => {
      const links = canvas.getAllByRole('link');
      await expect(links).toHaveLength(2);
      await expect(links[0]).toHaveTextContent('Tue, 24 Nov 2026 to Fri, 27 Nov 2026');
      await expect(links[0]).toHaveAttribute('href', '/rooms4?dateRange=2026-11-24');
    });
  },
};

export const NotOpenYet: Story = {
  args: {
    rooms: [],
    emptyReason: 'none-for-dates',
    emptyText: 'Rooms can be booked until 18 May 2027. Later dates are not open yet.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/until 18 May 2027/);
  },
};

export const EmptyForCriteria: Story = {
  parameters: { proves: ['S8.rooms.1'] },
  args: { rooms: [], emptyReason: 'none-for-criteria' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No rooms match your current criteria.',
    );
  },
};

export const Error: Story = {
  args: { rooms: [], problem: 'Failed to fetch rooms' },
  play: async ({ canvas, step }) => {
    await step('a failed request is never an empty list [R28]', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch rooms');
      await expect(canvas.queryByText(/no rooms/i)).not.toBeInTheDocument();
    });
  },
};

export const ErrorWithEarlierRooms: Story = {
  args: { problem: 'Failed to fetch availability data', outdated: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch availability data');
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument();
  },
};

export const TriedAgain: Story = {
  args: Error.args,
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a failed request can be tried again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
};
