import { sampleBookings } from '@vestibule/domain/bookings';
import { buildBookingViews, buildHeldView } from '@vestibule/domain/bookings/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.js';
import { BookingList } from './BookingList.js';

const held = buildHeldView();

const meta = {
  title: 'Bookings/BookingList',
  tags: ['stable'],
  component: BookingList,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
  args: { bookings: buildBookingViews(SAMPLE_TODAY), onOpen: fn(), onRetry: fn() },
} satisfies Meta<typeof BookingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 6);
  },
};

export const Loading: Story = {
  args: { bookings: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading bookings...')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { proves: ['S2.bookings.5'] },
  args: { bookings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bookings found matching your criteria.')).toBeVisible();
  },
};

/** Spec 8: shown as 'Error: ...'. */
export const Error: Story = {
  parameters: { proves: ['S8.bookings.1', 'R45'] },
  args: { bookings: [], problem: 'Failed to fetch booking data', problemReason: 'Try again soon.' },
  play: async ({ args, canvas, userEvent }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText('Error: Failed to fetch booking data')).toBeVisible();
    await expect(alert.getByText('Try again soon.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** No payments yet. */
export const Sample: Story = {
  parameters: { proves: ['R2'] },
  args: { bookings: sampleBookings(SAMPLE_TODAY), sample: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'Sample dataThis is how your bookings will look; nothing here is real.',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ sample bookings$/);
  },
};

/** Filtered as a page does it: the table changes in silence, so its number is said. */
export const Filtered: Story = {
  render: function Filtering({ bookings, ...args }) {
    const [shown, setShown] = useState(3);
    return (
      <>
        <Button onClick={() => setShown(shown - 2)}>Narrow the search</Button>
        <BookingList {...args} bookings={bookings.slice(0, Math.max(0, shown))} />
      </>
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const count = canvas.getByText('3 bookings');
    const narrow = () => userEvent.click(canvas.getByRole('button', { name: 'Narrow the search' }));
    await expect(canvas.getByRole('status')).toBe(count);
    await step('one is left', async () => {
      await narrow();
      await expect(count).toHaveTextContent(/^1 booking$/);
    });
    await step('none is left', async () => {
      await narrow();
      await expect(count).toHaveTextContent(/^No bookings$/);
    });
  },
};

/** Asked again after an error: the button goes, and the focus stays with the list. */
export const Retried: Story = {
  args: { bookings: [held] },
  render: function Retrying(args) {
    const [state, setState] = useState<'error' | 'loading'>('error');
    return (
      <BookingList
        {...args}
        loading={state === 'loading'}
        problem={state === 'error' ? 'Failed to fetch booking data' : undefined}
        onRetry={() => setState('loading')}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(canvas.getByText('Loading bookings...')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your bookings' })).toHaveFocus();
  },
};

/** Cancelled while the focus is on its buttons: they go, and with a filter the row itself. */
export const FocusKept: Story = {
  args: { bookings: [held] },
  render: function Settling(args) {
    const [status, setStatus] = useState<'held' | 'cancelled' | 'filtered'>('held');
    const rows = {
      held: [held],
      cancelled: [{ ...held, status: 'cancelled', heldUntil: undefined } as const],
      filtered: [],
    };
    return (
      <BookingList
        {...args}
        bookings={rows[status]}
        onCancel={() => setStatus('cancelled')}
        onOpen={() => setStatus('filtered')}
      />
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Your bookings' });
    await step('a button goes: the focus stays in the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel Sea View King' }));
      await expect(canvas.queryByRole('button', { name: /Cancel/ })).not.toBeInTheDocument();
      await expect(region).toHaveFocus();
    });
    await step('the next key goes on from there', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /Details/ })).toHaveFocus();
    });
    await step('the row goes: so does the focus, to the list', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('No bookings found matching your criteria.')).toBeVisible();
      await expect(region).toHaveFocus();
    });
  },
};
