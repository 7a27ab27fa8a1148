import { buildStaySummary } from '@vestibule/domain/bookings/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookingFacts } from './BookingFacts.js';

const meta = {
  title: 'Bookings/BookingFacts',
  tags: ['stable'],
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

/** A value that does not fit beside its term is below it, at the end as the others do. */
export const OnAPhone: Story = {
  args: {
    facts: [
      { label: 'Booking ID', value: 'BK-3FDR8KXW2MNP' },
      { label: 'Charged to the card and sent back', value: 'OMR 115.349 ($300.00)' },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const term = canvas.getByText('Charged to the card and sent back').getBoundingClientRect();
    const value = canvas.getByText('OMR 115.349 ($300.00)').getBoundingClientRect();
    const id = canvas.getByText('BK-3FDR8KXW2MNP').getBoundingClientRect();
    await expect(value.top).toBeGreaterThanOrEqual(term.bottom);
    await expect(value.right).toBeCloseTo(id.right, 0);
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
