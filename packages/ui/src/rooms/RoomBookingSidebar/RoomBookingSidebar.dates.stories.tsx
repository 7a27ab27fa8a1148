import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { availability, emptyForm, filled, framed } from './RoomBookingSidebar.story-data.js';
import { RoomBookingSidebar } from './RoomBookingSidebar.js';

const meta = {
  title: 'Rooms/RoomBookingSidebar/Dates',
  tags: ['stable'],
  component: RoomBookingSidebar,
  args: emptyForm,
  decorators: [framed],
} satisfies Meta<typeof RoomBookingSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = (name: RegExp) => screen.getByRole('button', { name });

export const ChoosingDates: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const total = canvas.getByRole('status');
    await step('the place of the total is there, and is empty', async () => {
      await expect(total).toBeEmptyDOMElement();
    });
    const choose = async (button: string, day: RegExp) => {
      await userEvent.click(canvas.getByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: day }));
    };
    await step('two days from two calendars', async () => {
      await choose('Choose check-in date', /November 24(th)?, 2026/);
      await choose('Choose check-out date', /November 26(th)?, 2026/);
    });
    await step('make a total, announced because its place was there before', async () => {
      await expect(await canvas.findByText('2 nights × $180.00')).toBeVisible();
      await expect(total).toHaveTextContent('Stay total $360.00');
    });
  },
};

/** The total never goes without a word. */
export const LaterCheckIn: Story = {
  args: { defaultValue: filled },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose check-in date' }));
    await screen.findByRole('dialog');
    await userEvent.click(day(/November 26, 2026$/));
    await step('the check-out follows with as many nights, and it is announced', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Check-out' })).toHaveValue('11/29/2026');
      const total = canvas.getByRole('status');
      await expect(total).toHaveTextContent('Check-out moved to Sun, 29 Nov 2026.');
      await expect(total).toHaveTextContent('Stay total $540.00');
    });
  },
};

/** Each calendar offers what a stay can begin or end with. */
export const TakenDaysInTheCalendars: Story = {
  args: { availability },
  play: async ({ canvas, step, userEvent }) => {
    const open = async (button: string) => {
      await userEvent.click(canvas.getByRole('button', { name: button }));
      await screen.findByRole('dialog');
    };
    await step('taken nights cannot be a check-in', async () => {
      await open('Choose check-in date');
      await expect(day(/November 22, 2026, taken$/)).toBeDisabled();
      await expect(day(/November 23, 2026, taken$/)).toBeDisabled();
      await userEvent.click(day(/November 21, 2026$/));
    });
    await step(
      'nor the days up to the check-in, or beyond a taken night, a check-out',
      async () => {
        await open('Choose check-out date');
        await expect(day(/November 21, 2026$/)).toBeDisabled();
        await expect(day(/November 22, 2026$/)).toBeEnabled();
        await expect(day(/November 23, 2026, taken$/)).toBeDisabled();
        await expect(day(/November 25, 2026$/)).toBeDisabled();
        await userEvent.click(day(/November 22, 2026$/));
      },
    );
    await expect(await canvas.findByText('1 night × $180.00')).toBeVisible();
  },
};

/** As a draft of another day may bring it. */
export const WrongOrder: Story = {
  args: { defaultValue: { ...filled, checkOutDate: '2026-11-21' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Check-out must be after check-in.');
  },
};

/** As an old link asks for it. */
export const PastDates: Story = {
  args: {
    defaultValue: { ...filled, checkInDate: '2026-02-05', checkOutDate: '2026-02-08' },
    availability,
  },
  play: async ({ canvas, step }) => {
    await step('it has no price and no terms, and is past rather than taken', async () => {
      const total = canvas.getByRole('status');
      await expect(total).toHaveTextContent(/^Check-in cannot be in the past\.$/);
      await expect(canvas.queryByText('These nights are taken.')).not.toBeInTheDocument();
    });
    await step('other dates are offered', async () => {
      await expect(canvas.getByText('Free near these dates:')).toBeVisible();
    });
  },
};

/** Nobody has these nights: they are not sold yet. */
export const NotOpenYet: Story = {
  args: {
    defaultValue: { ...filled, checkInDate: '2027-06-01', checkOutDate: '2027-06-04' },
    availability,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Rooms can be booked until 19 December 2026. Later dates are not open yet.'),
    ).toBeVisible();
    await expect(canvas.queryByText('These nights are taken.')).not.toBeInTheDocument();
    await expect(canvas.getByText('Free near these dates:')).toBeVisible();
  },
};
