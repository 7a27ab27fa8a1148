import { buildHall } from '@vestibule/domain/halls/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HallDetail } from './HallDetail.js';

const meta = {
  title: 'Halls/HallDetail',
  tags: ['stable'],
  component: HallDetail,
  args: { hall: buildHall(), onBook: fn() },
} satisfies Meta<typeof HallDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('measures, price, and each way to seat it [S2.halls.6.1]', async () => {
      await expect(canvas.getByText('860 sq ft')).toBeVisible();
      await expect(canvas.getByText('$120.00')).toBeVisible();
      await expect(canvas.getByText('Classroom').nextSibling).toHaveTextContent('24 people');
    });
    await step('every amenity', async () => {
      await expect(canvas.getByText('Video conferencing')).toBeVisible();
    });
    await step('the way to ask for it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
      await expect(args.onBook).toHaveBeenCalledOnce();
    });
  },
};

/** The way to ask for it is not below everything else. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const book = canvas.getByRole('button', { name: 'Book Now' }).getBoundingClientRect();
    const seating = canvas.getByRole('heading', { name: 'Seating' }).getBoundingClientRect();
    await expect(book.bottom).toBeLessThan(seating.top);
  },
};

export const WithoutSeating: Story = {
  args: { hall: buildHall({ seating: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Seating' })).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    hall: buildHall({
      size: 125_000,
      capacity: 12_500,
      price: 12_345.5,
      seating: [
        {
          layout: 'Herringbone rows that face the long side with an aisle between',
          people: 12_500,
        },
      ],
      amenities: ['Simultaneous translation booth for six languages and two dialects', 'Stage'],
    }),
  },
};
