import { hallBooking, type HallRequestForm } from '@vestibule/domain/halls';
import { buildHall, buildHallRequest } from '@vestibule/domain/halls/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HallRequestSent } from './HallRequestSent.js';

const asked = (form: Partial<HallRequestForm> = {}, hall = buildHall()) =>
  hallBooking(hall, buildHallRequest(form), new Date()).bookingData;

const meta = {
  title: 'Halls/HallRequestSent',
  tags: ['stable'],
  component: HallRequestSent,
  args: {
    request: asked({ startTime: '09:00', endTime: '12:30' }),
    onAskAgain: fn(),
  },
} satisfies Meta<typeof HallRequestSent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('it has the focus, and so is read out', async () => {
      await expect(canvas.getByText('Your request is sent').closest('[tabindex]')).toHaveFocus();
    });
    await step('what was asked for, and where the answer comes', async () => {
      await expect(canvas.getByText(/Fri, 4 Dec 2026, 09:00 to 12:30/)).toBeVisible();
      await expect(canvas.getByText(/Workshop, 24 people/)).toBeVisible();
      await expect(canvas.getByText('salma@example.com')).toBeVisible();
      await expect(canvas.getByText('+968 9123 4567')).toBeVisible();
    });
  },
};

export const AnotherAsked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send another request' }));
    await expect(args.onAskAgain).toHaveBeenCalledOnce();
  },
};

export const WithoutTimes: Story = {
  args: { request: asked() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The Majlis, Fri, 4 Dec 2026(?!,)/)).toBeVisible();
  },
};

/** On a page in Arabic: within the sentence only the hall is English, and says so. */
export const Untranslated: Story = {
  globals: { direction: 'rtl' },
  args: { request: { ...asked(), language: 'en', untranslated: ['hallName'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The Majlis')).toHaveAttribute('lang', 'en');
  },
};

export const LongText: Story = {
  args: {
    request: asked(
      { email: 'freifrau.von.hohenwaldenburg.und.zu.hohenwaldenburg@long-mailbox.example.com' },
      buildHall({ name: 'The Assembly Hall of the Merchants of Sur and Mirbat' }),
    ),
  },
};
