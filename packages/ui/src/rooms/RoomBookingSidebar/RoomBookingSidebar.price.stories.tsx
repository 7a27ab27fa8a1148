import { buildDiscount, buildRoom } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emptyForm, filled, framed, today } from './RoomBookingSidebar.story-data.js';
import { RoomBookingSidebar } from './RoomBookingSidebar.js';

const meta = {
  title: 'Rooms/RoomBookingSidebar/Price',
  tags: ['stable'],
  component: RoomBookingSidebar,
  args: emptyForm,
  decorators: [framed],
} satisfies Meta<typeof RoomBookingSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Discounted: Story = {
  args: { defaultValue: filled, room: buildRoom({ discount: buildDiscount() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 nights × $144.00')).toBeVisible();
    await expect(canvas.getByText('$432.00')).toBeVisible();
  },
};

/** A label and its amount that do not fit in one line: the amount stays at the end. */
export const DiscountedOnAPhone: Story = {
  args: Discounted.args,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const amount = canvas.getByText('OMR 166.103').getBoundingClientRect();
    const total = canvas.getByText('$432.00').getBoundingClientRect();
    await expect(amount.right).toBeCloseTo(total.right, 0);
  },
};

/** This rate is not given back. */
export const NonRefundable: Story = {
  args: { defaultValue: filled, room: buildRoom({ isRefundable: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Non-refundable')).toBeVisible();
  },
};

/** From the day on which a stay begins, nothing promises all of the money back. */
export const BeginsToday: Story = {
  args: { defaultValue: { ...filled, checkInDate: today } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free cancellation has ended')).toBeVisible();
    await expect(canvas.queryByText('Refundable')).not.toBeInTheDocument();
  },
};

/** The hotel takes no cards at the moment. */
export const WithoutCards: Story = {
  args: { defaultValue: filled, methods: ['usdt'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$540.00')).toBeVisible();
    await expect(canvas.queryByText(/OMR/)).not.toBeInTheDocument();
  },
};

/** The card is charged in dollars. */
export const ChargedInDollars: Story = {
  args: { defaultValue: filled, cardCharge: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$540.00')).toBeVisible();
    await expect(canvas.queryByText('Charged to the card')).not.toBeInTheDocument();
  },
};
