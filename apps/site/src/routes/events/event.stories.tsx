import * as contract from '@vestibule/api/events/contract';
import { buildEvent } from '@vestibule/domain/events/builders';
import { expect, screen, within } from 'storybook/test';
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
import EventPage from './event.js';

const evening = buildEvent();

const meta = {
  ...pageStories,
  title: 'Pages/Event',
  args: {
    page: EventPage,
    path: `/event/${evening._id}`,
    route: '/event/:id',
    guest: null,
    replies: [replies(contract.listEvents, [evening])],
  },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas, step }) => {
    await step('the evening, and where it is', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: evening.title }),
      ).toBeVisible();
      const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
      await expect(trail.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events');
      await expect(await canvas.findByRole('button', { name: 'Add to calendar' })).toBeEnabled();
    });
  },
};

/** Its tickets may be chosen without a sign-in. */
export const SignedOut: PageState = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Book Now/ }));
    const dialog = await screen.findByRole('dialog', { name: evening.title });
    await expect(dialog).toHaveTextContent('Step 1 of 6');
    await expect(dialog).not.toHaveTextContent('Please log in');
  },
};

export const Loading = stillLoading(contract.listEvents, 'Loading events...');

/** No such event: not an error of ours, and never shown as one. */
export const Empty = empty(replies(contract.listEvents, []), 'We could not find that event.');

export const Error = failing(contract.listEvents, {
  says: ['Error Loading Events', 'Failed to fetch events'],
  never: 'We could not find that event.',
});

export const ApiDown = apiDown('Error Loading Events', ['Failed to connect to server']);
