import { buildDiscount, buildRoom } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RoomCard } from './RoomCard.js';

const meta = {
  title: 'Rooms/RoomCard',
  tags: ['stable'],
  component: RoomCard,
  args: { room: buildRoom() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem', margin: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RoomCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step(
      'it shows image, name, guests, bed type and price (spec 2, Rooms) [S2.rooms.1]',
      async () => {
        await expect(canvas.getByRole('presentation')).toBeVisible();
        await expect(canvas.getByRole('heading', { name: 'Sea View King' })).toBeVisible();
        await expect(canvas.getByText('2 guests')).toBeVisible();
        await expect(canvas.getByText('Bed: King')).toBeVisible();
        await expect(canvas.getByText('$180.00')).toBeVisible();
        await expect(canvas.getByText('per night')).toBeVisible();
      },
    );
    await step('View Details leads to the room', async () => {
      const link = canvas.getByRole('link', { name: 'View Details of Sea View King' });
      await expect(link).toHaveAttribute('href', '/room-single/sea-view-king');
    });
    await step('without dates nothing is said about availability [S2.rooms.2]', async () => {
      await expect(canvas.queryByText(/available/i)).not.toBeInTheDocument();
      await expect(canvas.queryByText(/for \d+ night/)).not.toBeInTheDocument();
    });
  },
};

export const Available: Story = {
  parameters: { proves: ['S2.rooms.2'] },
  args: { availability: 'every-night' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Available')).toBeVisible();
  },
};

/** With dates: what they cost in all, discount included, and whether they can be given back. */
export const WithTotal: Story = {
  parameters: { proves: ['S2.rooms.1'] },
  args: {
    availability: 'every-night',
    stay: { checkIn: '2026-11-21', checkOut: '2026-11-24' },
    room: buildRoom({ isRefundable: false, discount: buildDiscount({ value: 20 }) }),
  },
  play: async ({ canvas }) => {
    const total = canvas.getByText('$432.00 for 3 nights');
    const refund = canvas.getByText('Non-refundable');
    await expect(total).toBeVisible();
    await expect(refund).toBeVisible();
    // Below the price, on lines of their own, and not among the facts.
    const price = canvas.getByText('$144.00').getBoundingClientRect();
    await expect(total.getBoundingClientRect().top).toBeGreaterThanOrEqual(price.bottom - 1);
    await expect(refund.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      total.getBoundingClientRect().bottom - 1,
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A search for tonight: no policy gives all of it back any more. */
export const BeginsToday: Story = {
  args: {
    availability: 'every-night',
    stay: { checkIn: '2026-11-21', checkOut: '2026-11-24' },
    today: '2026-11-21',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free cancellation has ended')).toBeVisible();
    await expect(canvas.queryByText('Refundable')).not.toBeInTheDocument();
  },
};

export const SomeNightsAvailable: Story = {
  parameters: { proves: ['R6'] },
  args: { availability: 'some-nights' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Some nights available')).toBeVisible();
  },
};

export const PercentageDiscount: Story = {
  args: { room: buildRoom({ discount: buildDiscount({ value: 20 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20% off')).toBeVisible();
    await expect(canvas.getByText('$144.00')).toBeVisible();
    await expect(canvas.getByText('$180.00')).toBeVisible();
  },
};

export const FixedDiscount: Story = {
  args: {
    availability: 'every-night',
    room: buildRoom({ discount: buildDiscount({ type: 'fixed', value: 30 }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$30.00 off')).toBeVisible();
    await expect(canvas.getByText('$150.00')).toBeVisible();
  },
};

/** As wide as on a phone: the link keeps its place beside both prices. */
export const DiscountOnAPhone: Story = {
  args: { room: buildRoom({ discount: buildDiscount() }) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '19rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const price = canvas.getByText('$144.00').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: /^View Details/ }).getBoundingClientRect();
    await expect(link.left).toBeGreaterThan(price.right);
    await expect(link.top).toBeLessThan(price.bottom + 30);
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(Math.round(link.right)).toBe(Math.round(card.right));
  },
};

export const UnpublishedDiscount: Story = {
  args: { room: buildRoom({ discount: buildDiscount({ publishWebsite: false }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/off$/)).not.toBeInTheDocument();
    await expect(canvas.getByText('$180.00')).toBeVisible();
  },
};

export const Defaults: Story = {
  args: { room: buildRoom({ capacity: undefined, bedType: undefined, images: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 guests')).toBeVisible();
    await expect(canvas.getByText('Bed: Standard')).toBeVisible();
    await expect(canvas.getByRole('presentation')).toHaveAttribute('data-fallback');
  },
};

export const LongText: Story = {
  args: {
    availability: 'some-nights',
    room: buildRoom({
      name: 'Presidential Panorama Suite with Two Terraces, a Private Majlis and a View of the Fishing Harbour',
      bedType: 'One king bed, two single beds and a day bed on the enclosed terrace',
      capacity: 10,
      price: 12345.5,
      discount: buildDiscount({ value: 12.5 }),
    }),
  },
};

/** On a page in Arabic: its words are still English, and say so. */
export const Untranslated: Story = {
  globals: { direction: 'rtl' },
  args: { room: { ...buildRoom(), language: 'en', untranslated: ['name', 'bedType'] } },
  play: async ({ canvas }) => {
    for (const text of [...canvas.getAllByText('Sea View King'), canvas.getByText('King')])
      await expect(text).toHaveAttribute('lang', 'en');
  },
};
