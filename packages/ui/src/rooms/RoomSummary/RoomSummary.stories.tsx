import { buildDiscount, buildRoom } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RoomSummary } from './RoomSummary.js';

const meta = {
  title: 'Rooms/RoomSummary',
  tags: ['stable'],
  component: RoomSummary,
  args: { room: buildRoom({ size: 38 }) },
} satisfies Meta<typeof RoomSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: ['S2.room.3'] },
  play: async ({ canvas }) => {
    const about = within(canvas.getByRole('region', { name: 'About Accommodation' }));
    await expect(about.getByText('$180.00')).toBeVisible();
    await expect(about.getByText('per night')).toBeVisible();
    await expect(about.getByText('2 guests')).toBeVisible();
    await expect(about.getByText('King')).toBeVisible();
    await expect(about.getByText('38 m²')).toBeVisible();
    await expect(about.getByText('Private Bath')).toBeVisible();
  },
};

export const Discounted: Story = {
  parameters: { proves: ['S2.room.3'] },
  args: { room: buildRoom({ discount: buildDiscount({ type: 'fixed', value: 30 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$30.00 off')).toBeVisible();
    await expect(canvas.getByText('$150.00')).toBeVisible();
  },
};

export const InactiveDiscount: Story = {
  args: { room: buildRoom({ discount: buildDiscount({ active: false }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/off$/)).not.toBeInTheDocument();
  },
};

export const Defaults: Story = {
  args: { room: buildRoom({ capacity: undefined, bedType: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 guests')).toBeVisible();
    await expect(canvas.getByText('Standard')).toBeVisible();
  },
};

/** The hotel says one size for every room (`site.roomSize`). */
export const FixedSize: Story = {
  args: { sizeSource: 'fixed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('44m2')).toBeVisible();
    await expect(canvas.queryByText('38 m²')).not.toBeInTheDocument();
  },
};

/** The record says none. */
export const SizeUnknown: Story = {
  args: { room: buildRoom() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Size')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    room: buildRoom({
      bedType: 'One king bed, two single beds and a day bed on the enclosed terrace',
      price: 12345.5,
      discount: buildDiscount({ value: 12.5 }),
    }),
  },
};
