import { buildRoom } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IncludedList } from './IncludedList.js';

const meta = {
  title: 'Rooms/IncludedList',
  tags: ['stable'],
  component: IncludedList,
  args: { room: buildRoom() },
} satisfies Meta<typeof IncludedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(lines).toEqual([
      'Breakfast included',
      'Refundable',
      'Check-in from 14:00',
      'Check-out until 12:00',
    ]);
    await expect(await canvas.findByText(/two days before arrival/)).toBeVisible();
  },
};

export const NonRefundable: Story = {
  args: {
    room: buildRoom({
      breakfastIncluded: false,
      isRefundable: false,
      refundPolicy: '<p>This rate is paid in full when you book.</p>',
    }),
  },
  play: async ({ canvas }) => {
    const term = canvas.getByText('Non-refundable');
    await expect(term).toBeVisible();
    const tick = canvas.getByText('Check-in from 14:00').querySelector('svg')?.innerHTML;
    await expect(term.querySelector('svg')?.innerHTML).not.toBe(tick);
    await expect(await canvas.findByText(/paid in full/)).toBeVisible();
  },
};

export const Defaults: Story = {
  args: { room: buildRoom({ checkInTime: undefined, checkOutTime: undefined, refundPolicy: '' }) },
  play: async ({ canvas, step }) => {
    await step('14:00 and 12:00 where the record is silent (spec 9)', async () => {
      await expect(canvas.getByText('Check-in from 14:00')).toBeVisible();
      await expect(canvas.getByText('Check-out until 12:00')).toBeVisible();
    });
    await step('no heading without a policy', async () => {
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
};

export const LongText: Story = {
  args: {
    room: buildRoom({
      refundPolicy: `<p>${'Two days before arrival the stay can be given back without a charge. '.repeat(8)}</p>`,
    }),
  },
};
