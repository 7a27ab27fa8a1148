import { buildStaySummary } from '@vestibule/domain/bookings/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookingFacts } from './BookingFacts.js';

const meta = {
  title: 'Bookings/BookingFacts',
  component: BookingFacts,
  args: { facts: buildStaySummary().facts },
} satisfies Meta<typeof BookingFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Check-in')).toBeVisible();
    await expect(canvas.getByText(/1 Dec 2026/)).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    facts: [
      {
        label: 'Guest',
        value: 'Maximiliane-Theodora Freifrau von und zu Hohenwaldenburg-Schillingsfürst',
      },
      { label: 'Booking', value: 'BK-3FDR8KXW2MNPBK-3FDR8KXW2MNPBK-3FDR8KXW2MNP' },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    facts: [
      { label: 'الوصول', value: '1 ديسمبر 2026' },
      { label: 'الضيوف', value: '2' },
      { label: 'الهاتف', value: '+968 9212 3456' },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('each value reads in its own direction', async () => {
      await expect(canvas.getByText('1 ديسمبر 2026')).toHaveStyle({ direction: 'rtl' });
      await expect(canvas.getByText('+968 9212 3456')).toHaveStyle({ direction: 'ltr' });
    });
  },
};
