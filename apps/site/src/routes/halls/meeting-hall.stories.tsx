import * as contract from '@vestibule/api/halls/contract';
import { buildHall } from '@vestibule/domain/halls/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.js';
import { fails, replies, waits } from '../../testing/replies.js';
import MeetingHall from './meeting-hall.js';

const eight = Array.from({ length: 8 }, (_, index) =>
  buildHall({ _id: `hall-${index}`, name: `Hall ${index + 1}` }),
);

/** Halls come in an envelope of their own (spec 7). */
const whole = { status: 'success' } as const;

const meta = {
  title: 'Pages/MeetingHall',
  component: PageStory,
  args: {
    page: MeetingHall,
    path: '/meeting-hall',
    replies: [replies(contract.listHalls, { halls: eight }, whole)],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the hall that is asked for stands in the dialog', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Book Now for Hall 2' }));
      const dialog = await screen.findByRole('dialog', { name: 'Book Meeting Hall' });
      await waitFor(() => expect(within(dialog).getByText(/Hall 2/)).toBeVisible());
      await userEvent.click(within(dialog).getByRole('button', { name: 'Send Request' }));
      const missing = await within(dialog).findByRole('alert');
      await expect(missing).toHaveTextContent('Full name is required');
    });
  },
};

export const Loading: Story = {
  args: { replies: [waits(contract.listHalls)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading meeting halls...')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { replies: [replies(contract.listHalls, { halls: [] }, whole)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No meeting halls found')).toBeVisible();
  },
};

export const Error: Story = {
  args: { replies: [fails(contract.listHalls)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error Loading Meeting Halls')).toBeVisible();
    await expect(canvas.getByText('Failed to fetch meeting halls')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled();
    await expect(canvas.queryByText('No meeting halls found')).not.toBeInTheDocument();
  },
};
