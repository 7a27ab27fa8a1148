import * as contract from '@vestibule/api/halls/contract';
import { buildHall } from '@vestibule/domain/halls/builders';
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
import Hall from './hall.js';

/** Halls come in an envelope of their own (spec 7). */
const whole = { status: 'success' } as const;

const meta = {
  ...pageStories,
  title: 'Pages/Hall',
  args: {
    page: Hall,
    path: '/meeting-hall/majlis',
    route: '/meeting-hall/:id',
    replies: [replies(contract.listHalls, { halls: [buildHall()] }, whole)],
  },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas, step }) => {
    await step('the hall, and the way back to all of them [S2.halls.6.1]', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'The Majlis' }),
      ).toBeVisible();
      const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
      await expect(trail.getByRole('link', { name: 'Meeting Halls' })).toHaveAttribute(
        'href',
        '/meeting-hall',
      );
      await expect(await canvas.findByText('Theatre')).toBeVisible();
    });
  },
};

export const Requested: PageState = {
  play: async ({ canvas, step, userEvent }) => {
    await step('Book Now asks for this hall', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Book Now' }));
      const name = 'Book Meeting Hall';
      const dialog = await screen.findByRole('dialog', { name }, { timeout: 10_000 });
      await expect(
        await within(dialog).findByText('The Majlis, up to 40 people'),
      ).toBeInTheDocument();
    });
  },
};

export const Loading = stillLoading(contract.listHalls, 'Loading meeting halls...');

/** No such hall: not an error of ours, and never shown as one. */
export const Empty = {
  ...empty(
    replies(contract.listHalls, { halls: [] }, whole),
    'We could not find that meeting hall.',
  ),
  parameters: { proves: ['S2.halls.6.1'] },
};

export const Error = failing(contract.listHalls, {
  says: ['Error Loading Meeting Halls', 'Failed to fetch meeting halls'],
  never: 'We could not find that meeting hall.',
});

export const ApiDown = apiDown('Error Loading Meeting Halls', ['Failed to connect to server']);
