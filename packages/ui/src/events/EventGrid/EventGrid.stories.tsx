import { eventsMessages } from '@vestibule/domain/events';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyEvents } from '../events.story-data.js';
import { EventGrid } from './EventGrid.js';

const meta = {
  title: 'Events/EventGrid',
  tags: ['stable'],
  component: EventGrid,
  args: { events: storyEvents, onBook: fn(), onRetry: fn() },
} satisfies Meta<typeof EventGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};

export const Loading: Story = {
  parameters: { proves: ['S2.events.6'] },
  args: { events: [], loading: true },
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Loading events...');
    await step('nothing around it is busy: some screen readers are silent in there', async () => {
      await expect(status.closest('[aria-busy="true"]')).toBeNull();
    });
  },
};

export const Empty: Story = {
  parameters: { proves: ['S2.events.6'] },
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No events found');
  },
};

export const Error: Story = {
  parameters: { proves: ['S2.events.6', 'S8.events.1'] },
  args: { events: [], problem: eventsMessages['events.failed'] },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Error Loading Events');
    await expect(alert).toHaveTextContent('Failed to fetch events');
    await expect(canvas.queryByText('No events found')).not.toBeInTheDocument();
  },
};

export const AskedAgain: Story = {
  parameters: { proves: ['S2.events.6'] },
  args: Error.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Unreachable: Story = {
  parameters: { proves: ['S8.events.1'] },
  args: { events: [], problem: eventsMessages['events.unreachable'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to connect to server');
  },
};
