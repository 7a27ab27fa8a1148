import { holdPauseMessage } from '@vestibule/domain/bookings';
import { buildBookingView } from '@vestibule/domain/bookings/builders';
import { HOTEL_TIME_ZONE } from '@vestibule/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UnpaidBookingNotice } from './UnpaidBookingNotice.js';

const held = { status: 'pending', heldUntil: '2026-11-20T08:30:00.000Z' } as const;

const meta = {
  title: 'Bookings/UnpaidBookingNotice',
  tags: ['stable'],
  component: UnpaidBookingNotice,
  args: {
    booking: buildBookingView(held),
    timeZone: HOTEL_TIME_ZONE,
    onContinue: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof UnpaidBookingNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('what waits, for how much, and until when', async () => {
      const notice = canvas.getByRole('status');
      await expect(notice).toHaveTextContent('Your booking is not paid yet');
      await expect(notice).toHaveTextContent(
        'Sea View King, Tue, 1 Dec 2026 to Thu, 3 Dec 2026: $300.00.',
      );
      await expect(notice).toHaveTextContent('We keep it for you until 12:30, hotel time.');
    });
  },
};

export const ButtonsPressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue payment' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue payment' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    cancel.focus();
    cancel.click();
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await expect(cancel).toHaveFocus();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** The price is another one by now. */
export const PriceChanged: Story = {
  args: {
    problem: 'The price has changed since you saw it. The total is now $350.00.',
    changedTotal: 350,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The total is now $350.00.');
    await expect(canvas.getByRole('button', { name: 'Go on with $350.00' })).toBeEnabled();
  },
};

/** The hold ran out, before or after a press: one message in place of the other. */
export const TimeToPayOver: Story = {
  args: {
    over: holdPauseMessage('room', new Date('2026-11-20T10:35:00Z'), HOTEL_TIME_ZONE),
  },
  play: async ({ canvas, step }) => {
    const notice = canvas.getByRole('status');
    await step('it says what was booked, and from when it can be taken again', async () => {
      await expect(notice).toHaveTextContent('Your time to pay for these nights has run out.');
      await expect(notice).toHaveTextContent('again from 14:35, hotel time.');
      await expect(notice).toHaveTextContent('Sea View King');
    });
    await step('nothing contradicts it, and nothing can be pressed in vain', async () => {
      await expect(notice).not.toHaveTextContent('We keep it for you');
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    });
  },
};

export const PartPaid: Story = {
  args: { booking: buildBookingView({ ...held, missing: 179.9 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$179.90 is still missing.');
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Nothing was charged');
  },
};

/** On a page in Arabic: within the sentence only the name is English, and says so. */
export const Untranslated: Story = {
  globals: { direction: 'rtl' },
  args: { booking: { ...buildBookingView(held), language: 'en', untranslated: ['serviceName'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sea View King')).toHaveAttribute('lang', 'en');
  },
};

export const LongText: Story = {
  args: {
    booking: buildBookingView({
      ...held,
      serviceName: 'Presidential Panorama Suite with Two Terraces and a Private Majlis',
      totalPrice: 1_234_567.5,
    }),
  },
};
