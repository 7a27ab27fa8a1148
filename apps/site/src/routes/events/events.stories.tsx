import * as contract from '@vestibule/api/events/contract';
import { buildEvent } from '@vestibule/domain/events/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.js';
import { fails, replies, waits } from '../../testing/replies.js';
import Events from './events.js';

const eight = Array.from({ length: 8 }, (_, index) =>
  buildEvent({ _id: `event-${index}`, title: `Evening ${index + 1}` }),
);
const hidden = buildEvent({ _id: 'hidden', title: 'Not for you', publishWebsite: false });

const meta = {
  title: 'Pages/Events',
  component: PageStory,
  args: {
    page: Events,
    path: '/events',
    replies: [replies(contract.listEvents, [hidden, ...eight])],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('six a page, of those that are published', async () => {
      await expect(await canvas.findAllByRole('article')).toHaveLength(6);
      await expect(canvas.queryByText('Not for you')).not.toBeInTheDocument();
    });
    await step('the rest on page 2', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
      await expect(await canvas.findByRole('heading', { name: 'Evening 8' })).toBeVisible();
      await expect(canvas.getAllByRole('article')).toHaveLength(2);
    });
  },
};

export const SignedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Book Now for Evening 1' });
    if (first) await userEvent.click(first);
    const dialog = await screen.findByRole('dialog', { name: 'Evening 1' });
    await expect(dialog).toHaveTextContent('Please log in to make a booking.');
  },
};

export const Loading: Story = {
  args: { replies: [waits(contract.listEvents)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading events...')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { replies: [replies(contract.listEvents, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events found')).toBeVisible();
  },
};

export const Error: Story = {
  args: { replies: [fails(contract.listEvents)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error Loading Events')).toBeVisible();
    await expect(canvas.getByText('Failed to fetch events')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled();
    await expect(canvas.queryByText('No events found')).not.toBeInTheDocument();
  },
};
