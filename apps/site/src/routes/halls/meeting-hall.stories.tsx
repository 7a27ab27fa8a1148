import { getMeetingHallPage } from '@vestibule/api/content/contract';
import * as contract from '@vestibule/api/halls/contract';
import { fallbackPages } from '@vestibule/domain/content';
import { buildHalls } from '@vestibule/domain/halls/builders';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  apiDown,
  empty,
  failing,
  pageStories,
  stillLoading,
  type PageState,
  type PageStories,
} from '../../testing/page-states.js';
import { replies } from '../../testing/replies.js';
import MeetingHall from './meeting-hall.js';

const page = replies(getMeetingHallPage, fallbackPages.meetingHallPage);
const eight = buildHalls();

/** Halls come in an envelope of their own (spec 7). */
const whole = { status: 'success' } as const;

const meta = {
  ...pageStories,
  title: 'Pages/MeetingHall',
  args: {
    page: MeetingHall,
    path: '/meeting-hall',
    replies: [page, replies(contract.listHalls, { halls: eight }, whole)],
  },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas, step }) => {
    await step('every hall, below the words of the page', async () => {
      await expect(
        await canvas.findByRole('button', { name: 'Book Now for The Majlis' }),
      ).toBeVisible();
      await expect(
        canvas.queryByText('Failed to fetch meeting hall content'),
      ).not.toBeInTheDocument();
    });
  },
};

export const Requested: PageState = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the hall that is asked for is in the dialog', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Book Now for The Boardroom' }),
      );
      const dialog = await screen.findByRole('dialog', { name: 'Book Meeting Hall' });
      await waitFor(() => expect(within(dialog).getByText(/The Boardroom/)).toBeVisible());
      await userEvent.click(within(dialog).getByRole('button', { name: 'Send Request' }));
      await expect(
        await within(dialog).findByRole('link', { name: 'Full name is required' }),
      ).toBeVisible();
    });
  },
};

export const Loading = stillLoading(contract.listHalls, 'Loading meeting halls...', [page]);

export const Empty = empty(
  replies(contract.listHalls, { halls: [] }, whole),
  'All meeting halls are currently unavailable',
  [page],
);

const failed = failing(contract.listHalls, {
  says: ['Error Loading Meeting Halls', 'Failed to fetch meeting halls'],
  never: 'No meeting halls found',
});

/** A list that did not come has no pages either. */
export const Error: PageState = {
  ...failed,
  parameters: { proves: ['S2.halls.3'] },
  play: async (context) => {
    await failed.play?.(context);
    await expect(context.canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  },
};

/** Nothing answers: the default heading and text of spec 2, and why no hall is listed. */
export const ApiDown = {
  ...apiDown('Meeting Halls & Conference Rooms', [
    'Professional spaces for your business needs',
    'Failed to fetch meeting hall content',
    'Error Loading Meeting Halls',
    'Failed to connect to server',
  ]),
  parameters: { proves: ['S8.halls.1'] },
};
