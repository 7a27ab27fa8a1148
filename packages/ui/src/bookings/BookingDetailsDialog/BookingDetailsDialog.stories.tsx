import { buildBookingView } from '@vestibule/domain/bookings/builders';
import { HOTEL_TIME_ZONE } from '@vestibule/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { BookingDetailsDialog } from './BookingDetailsDialog.js';

const meta = {
  title: 'Bookings/BookingDetailsDialog',
  component: BookingDetailsDialog,
  args: {
    booking: buildBookingView(),
    timeZone: HOTEL_TIME_ZONE,
    onClose: fn(),
    onCalendar: fn(),
    onReceipt: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof BookingDetailsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened, and come to rest. */
async function dialog() {
  const panel = await screen.findByRole('dialog', { name: 'Sea View King' });
  await waitFor(() => expect(panel).toBeVisible());
  return panel;
}

export const Default: Story = {
  play: async ({ args, step, userEvent }) => {
    const inside = within(await dialog());
    await step('the five sections of spec 2', async () => {
      for (const name of ['Booking', 'Guest', 'Service', 'Dates', 'Payment']) {
        await expect(inside.getByRole('region', { name })).toBeVisible();
      }
      await expect(inside.getByText('Layla Haddad')).toBeVisible();
      await expect(inside.getByText('Tue, 1 Dec 2026')).toBeVisible();
    });
    await step('a confirmed booking has a calendar file and a receipt', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Add to calendar' }));
      await expect(args.onCalendar).toHaveBeenCalledWith(args.booking);
      await userEvent.click(inside.getByRole('button', { name: 'Receipt (PDF)' }));
      await expect(args.onReceipt).toHaveBeenCalledWith(args.booking);
    });
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalled();
    });
  },
};

export const Unpaid: Story = {
  args: {
    booking: buildBookingView({ status: 'pending', heldUntil: '2026-11-20T08:30:00.000Z' }),
  },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByText('Fri, 20 Nov 2026, 12:30')).toBeVisible();
    await expect(inside.queryByRole('button', { name: /Receipt/ })).not.toBeInTheDocument();
  },
};

/** The hotel's setting decides, not the zone of the first hotel (ruling 24). */
export const AnotherTimeZone: Story = {
  args: {
    timeZone: 'Europe/Berlin',
    booking: buildBookingView({ heldUntil: '2026-11-20T23:30:00.000Z', serviceTime: '10:30' }),
  },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByText('Sat, 21 Nov 2026, 00:30')).toBeVisible();
    await expect(inside.getByText('10:30 (Europe/Berlin)')).toBeVisible();
  },
};

export const RefundDue: Story = {
  args: { booking: buildBookingView({ status: 'cancelled', refundDue: 300 }) },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByText('Refund due')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    booking: buildBookingView({
      guestName: 'Maximiliane-Theodora Freifrau von und zu Hohenwaldenburg-Schillingsfürst',
      guestEmail: 'maximiliane.theodora.freifrau@a-very-long-name-of-a-company.example',
      specialRequests:
        'A quiet room, one large bed, no feathers, and tea rather than coffee. '.repeat(5),
    }),
  },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByText(/^Maximiliane/)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { booking: buildBookingView({ guestName: 'ليلى حداد' }) },
  play: async () => {
    await expect(within(await dialog()).getByText('ليلى حداد')).toBeVisible();
  },
};

/** The desk, or the provider, has sent the money back. */
export const Refunded: Story = {
  args: { booking: buildBookingView({ status: 'cancelled', refunded: 300 }) },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByText('Sent back')).toBeVisible();
  },
};
