import { noBookingFilter, type BookingFilter } from '@vestibule/domain/bookings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { BookingFilters } from './BookingFilters.js';

const meta = {
  title: 'Bookings/BookingFilters',
  tags: ['stable'],
  component: BookingFilters,
  args: { value: noBookingFilter, onValueChange: fn() },
  render: function Filters({ value, onValueChange }) {
    const [filter, setFilter] = useState<BookingFilter>(value);
    const change = (next: BookingFilter) => {
      setFilter(next);
      onValueChange(next);
    };
    return <BookingFilters value={filter} onValueChange={change} />;
  },
} satisfies Meta<typeof BookingFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('All statuses');
    await expect(canvas.getByLabelText('Date')).toHaveDisplayValue('All dates');
    await expect(canvas.getByLabelText('Sort by')).toHaveDisplayValue('Upcoming first');
  },
};

/** What may be searched for is read whole beside the button of the filters. */
export const PlaceholderOnPhones: Story = {
  decorators: [
    (Show) => (
      <div style={{ paddingInline: '1.5rem' }}>
        <Show />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const search = canvas.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    await document.fonts.ready;
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(search);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = font;
    const needed = pen?.measureText(search.placeholder).width ?? 0;
    const room = search.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    const cross = 18;
    await expect(needed + cross).toBeLessThanOrEqual(room);
  },
};

export const Narrowed: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('typing searches', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'sea');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        ...noBookingFilter,
        search: 'sea',
      });
    });
    await step(
      'status, date and order, each kept when another changes [S2.bookings.2]',
      async () => {
        await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Pending');
        await userEvent.selectOptions(canvas.getByLabelText('Date'), 'This week');
        await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Total price');
        await expect(args.onValueChange).toHaveBeenLastCalledWith({
          search: 'sea',
          status: 'pending',
          date: 'thisWeek',
          sort: 'totalPrice',
        });
      },
    );
  },
};

export const Filled: Story = {
  args: { value: { search: 'hammam', status: 'confirmed', date: 'upcoming', sort: 'checkIn' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('hammam');
    await expect(canvas.getByLabelText('Status')).toHaveValue('confirmed');
  },
};

export const StatusCleared: Story = {
  args: Filled.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'All statuses');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ status: undefined, search: 'hammam' }),
    );
  },
};

/** On a phone the filters wait behind a button, so that the first booking is in sight. */
export const OnAPhone: Story = {
  parameters: { proves: ['S2.bookings.2'] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, step, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Filters' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByLabelText('Status')).not.toBeVisible();
    await step('opened', async () => {
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByLabelText('Status')).toBeVisible();
      await expect(canvas.getByLabelText('Sort by')).toHaveDisplayValue('Upcoming first');
    });
  },
};

/** What narrows the list is never out of sight. */
export const FilledOnAPhone: Story = {
  globals: OnAPhone.globals,
  args: Filled.args,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Status')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

/** Field by field, in their order. */
export const Focused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('sea');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...noBookingFilter,
      search: 'sea',
    });
    for (const label of ['Status', 'Date', 'Sort by']) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(label)).toHaveFocus();
    }
  },
};
