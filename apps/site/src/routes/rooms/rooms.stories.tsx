import * as content from '@vestibule/api/content/contract';
import * as contract from '@vestibule/api/rooms/contract';
import { fallbackPages } from '@vestibule/domain/content';
import { buildRooms } from '@vestibule/domain/rooms/builders';
import { expect } from 'storybook/test';
import {
  empty,
  failing,
  pageStories,
  type PageState,
  type PageStories,
} from '../../testing/page-states.js';
import { replies, waits } from '../../testing/replies.js';
import { withHeaderAndFooter } from '../../testing/with-header-and-footer.js';
import Rooms from './rooms.js';

const range = '2026-12-01+-+2026-12-02';
const page = replies(content.getRoomsPage, fallbackPages.roomsPage);
const six = buildRooms();
const rooms = replies(contract.listRooms, six, { total: 7 });
const free = replies(
  contract.listRooms,
  six.slice(1, 2).map((room) => ({ ...room, availability: 'every-night' as const })),
  { total: 1 },
);

const meta = {
  ...pageStories,
  title: 'Pages/Rooms',
  args: { page: Rooms, path: '/rooms', replies: [page, rooms] },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas, step }) => {
    await step('six of seven rooms, and a second page', async () => {
      await expect(await canvas.findAllByRole('article')).toHaveLength(6);
      await expect(canvas.getByRole('link', { name: 'Page 2' })).toBeVisible();
    });
  },
};

export const WithHeaderAndFooter = withHeaderAndFooter(meta.args.replies, 'Garden Twin');

/** The address carries dates: only what is free is shown, with its badge. */
export const WithDates: PageState = {
  args: { path: `/rooms4?dateRange=${range}&guests=1`, replies: [page, free] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Available')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

/** How many rooms are wanted is kept and shown, and filters nothing. */
export const WithRooms: PageState = {
  parameters: { proves: ['S2.rooms.4', 'R30'] },
  args: { path: '/rooms4?rooms=2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('spinbutton', { name: 'Rooms' })).toHaveValue(2);
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/rooms4?rooms=2&page=2',
    );
  },
};

export const Loading: PageState = {
  args: { replies: [page, waits(contract.listRooms)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const Empty = empty(
  replies(contract.listRooms, [], { total: 0 }),
  'No rooms available at the moment. Please try again later.',
  [page],
);

/** The dates lie after the last night that the hotel sells yet. */
export const NotOpenYet: PageState = {
  args: {
    path: `/rooms4?dateRange=${range}&guests=1`,
    replies: [
      page,
      replies(contract.listRooms, [], {
        total: 0,
        emptyReason: 'none-for-dates',
        openUntil: '2026-11-28',
        nearestStays: [{ checkIn: '2026-11-27', checkOut: '2026-11-28' }],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/No rooms available for the selected dates/),
    ).toBeVisible();
    await expect(canvas.getByText(/until 28 November 2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Fri, 27 Nov 2026/ })).toHaveAttribute(
      'href',
      '/rooms4?dateRange=2026-11-27+-+2026-11-28&guests=1',
    );
  },
};

export const Error = {
  ...failing(contract.listRooms, {
    says: ['Failed to fetch rooms'],
    never: /No rooms available|availability data/,
    others: [page],
  }),
  parameters: { proves: ['S8.rooms.2'] },
};

/** With dates it is not known what is free. */
const datesFailed = failing(contract.listRooms, {
  says: ['Failed to fetch availability data'],
  never: /No rooms available|Failed to fetch rooms/,
  others: [page],
});
export const AvailabilityError: PageState = {
  ...datesFailed,
  parameters: { proves: ['S8.rooms.2'] },
  args: { ...datesFailed.args, path: `/rooms4?dateRange=${range}&guests=1` },
};

/** Nothing answers: fallback texts, and both failures in the words of spec 8. */
export const ApiDown: PageState = {
  args: { replies: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch rooms content')).toBeVisible();
    await expect(await canvas.findByText('Failed to fetch rooms')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Rooms & Suites');
  },
};
