import { getEventsPage } from '@vestibule/api/content/contract';
import * as contract from '@vestibule/api/events/contract';
import { fallbackPages } from '@vestibule/domain/content';
import { buildEvent, buildEvents } from '@vestibule/domain/events/builders';
import { expect, screen } from 'storybook/test';
import {
  apiDown,
  empty,
  failing,
  pageStories,
  stillLoading,
  type PageState,
  type PageStories,
} from '../../testing/page-states.js';
import { away, replies } from '../../testing/replies.js';
import Events from './events.js';

const page = replies(getEventsPage, fallbackPages.eventsPage);
const eight = buildEvents();
const hidden = buildEvent({ _id: 'hidden', title: 'Not for you', publishWebsite: false });

const meta = {
  ...pageStories,
  title: 'Pages/Events',
  args: {
    page: Events,
    path: '/events',
    replies: [page, replies(contract.listEvents, [hidden, ...eight])],
  },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas, step }) => {
    await step('six a page, of those that are published', async () => {
      await expect(await canvas.findAllByRole('article')).toHaveLength(6);
      await expect(canvas.queryByText('Not for you')).not.toBeInTheDocument();
      await expect(canvas.queryByText('Failed to fetch events content')).not.toBeInTheDocument();
    });
  },
};

export const LastPage: PageState = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 2' }));
    await expect(await canvas.findByRole('heading', { name: 'Stars over the Wadi' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

export const SignedOut: PageState = {
  parameters: { proves: ['S2.events.4'] },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', {
      name: 'Book Now for Lantern Dinner on the Sand',
    });
    if (first) await userEvent.click(first);
    const dialog = await screen.findByRole('dialog', {
      name: 'Lantern Dinner on the Sand',
    });
    await expect(dialog).toHaveTextContent('Step 1 of 6');
    await expect(dialog).not.toHaveTextContent('Please log in');
  },
};

export const Loading = stillLoading(contract.listEvents, 'Loading events...', [page]);

export const Empty = empty(replies(contract.listEvents, []), 'No events found', [page]);

export const Error = failing(contract.listEvents, {
  says: ['Error Loading Events', 'Failed to fetch events'],
  never: 'No events found',
});

/** Nothing answers: the fallback title, and why no evening is listed. */
export const ApiDown = apiDown('Events', [
  'Failed to fetch events content',
  'Error Loading Events',
  'Failed to connect to server',
]);

/** The server is away for a moment, as in a rush: never shown as an empty list. */
export const Away: PageState = {
  args: { replies: [away(contract.listEvents)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch events')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled();
    await expect(canvas.queryByText('No events found')).not.toBeInTheDocument();
  },
};
